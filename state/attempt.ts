/**
 * The result of `work`, or `failed` when it throws, at once or later: a form that gets no answer stays busy and cannot
 * be left.
 */
export async function attempt<Answer, Failed>(work: () => Promise<Answer>, failed: Failed): Promise<Answer | Failed> {
  try {
    return await work()
  } catch {
    return failed
  }
}
