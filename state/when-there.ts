/**
 * Looks for something again and again, at once and then at each interval.
 * @param everyMs milliseconds between two looks
 * @param giveUpMs milliseconds until it is given up
 * @returns what was found; undefined when the time is over
 */
export function whenThere<T>(find: () => T | undefined, everyMs: number, giveUpMs: number): Promise<T | undefined> {
  return new Promise(resolve => {
    let looks = Math.floor(giveUpMs / everyMs)
    const look = () => {
      const found = find()
      if (found === undefined && looks-- > 0) setTimeout(look, everyMs)
      else resolve(found)
    }
    look()
  })
}
