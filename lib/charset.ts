// Bodies are read as UTF-8: one in another encoding would be misread, so it has to be refused.

/** Whether a Content-Type names UTF-8, or no charset at all. */
export function isUtf8(contentType: string | undefined): boolean {
  const [, quoted, plain] = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]*))/i.exec(contentType ?? '') ?? []
  const charset = quoted ?? plain
  return charset === undefined || /^utf-?8$/i.test(charset)
}
