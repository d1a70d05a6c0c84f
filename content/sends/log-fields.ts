// What the server writes down of each request and of each count: the fields of a line of its log. A test fails on a field
// that is not here.

export interface LogField {
  names: readonly string[]
  why: string
}

export const logFields: readonly LogField[] = [
  { names: ['time'], why: 'when it was' },
  { names: ['level', 'msg', 'pid', 'of'], why: 'what kind of line it is, and which process wrote it' },
  { names: ['reqId'], why: 'a number of the request, by which lines about the same one are known: of nobody' },
  { names: ['method', 'host', 'route'], why: 'what kind of address was asked for: never which page, nor its query' },
  { names: ['status', 'bytes', 'aborted'], why: 'what was answered, how much, and whether it arrived' },
  { names: ['totalMs', 'shellMs', 'cache'], why: 'how long the answer took, and whether it was made before' },
  { names: ['layout'], why: 'desktop, mobile or in the app' },
  { names: ['country'], why: 'the United States, or elsewhere' },
  { names: ['signedIn'], why: 'whether a member asked; never which' },
  { names: ['experiments'], why: 'which versions of a page were sent; of a count, of the comparison that it decides' },
  { names: ['ahead', 'copy'], why: 'whether the browser fetched it ahead, or for when there is no network' },
  { names: ['event', 'properties', 'tracked'], why: 'of a count: what is listed under “What is counted”' },
  { names: ['reason', 'err'], why: 'where something failed: which error of ours, and where in our code' },
]
