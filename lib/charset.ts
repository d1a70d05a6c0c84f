// Bodies are text in UTF-8. Read as that, another encoding would be other words.

/** Whether a Content-Type says nothing of an encoding, or UTF-8. */
export function isUtf8(contentType: string | undefined): boolean {
  const [, quoted, plain] = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]*))/i.exec(contentType ?? '') ?? []
  const charset = quoted ?? plain
  return charset === undefined || /^utf-?8$/i.test(charset)
}
