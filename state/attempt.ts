/**
 * What `work` comes to, or `failed` when it throws, at once or later. Whoever waits for a save gets an answer in any
 * case: a form that gets none stays busy and cannot be left.
 */
export async function attempt<Answer, Failed>(work: () => Promise<Answer>, failed: Failed): Promise<Answer | Failed> {
  try {
    return await work()
  } catch {
    return failed
  }
}
