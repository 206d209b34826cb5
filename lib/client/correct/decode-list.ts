/** What spreadsheets of these languages write where they do not write UTF-8. */
const OLD: Readonly<Record<string, string>> = {
  bg: 'windows-1251',
  tr: 'windows-1254',
  sk: 'windows-1250',
  fa: 'windows-1256',
};

/**
 * The text of a file: UTF-8, UTF-16 with its mark, else the old encoding of the reader's language, Latin-1 mostly. Null:
 * it is no text, but a workbook, a picture or the like.
 */
export function decodeList(bytes: Uint8Array, language: string): string | null {
  const text = decode(bytes, language);
  return isText(text) ? text : null;
}

/** Signs of control have no place in a list but as ends of lines and cells. */
const isText = (text: string) => !/(?![\t\n\v\f\r])\p{Cc}/u.test(text);

function decode(bytes: Uint8Array, language: string): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD[language.slice(0, 2)] ?? 'windows-1252').decode(bytes);
  }
}
