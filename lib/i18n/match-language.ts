/**
 * The language of ours that a reader's browser asks for first, by its `Accept-Language`; null when it asks for none
 * of them. A region of ours that was not asked for is better than another language: `fr-CH` is given `fr`. Scripts
 * must agree.
 */
export function matchLanguage(accepted: string | null, ours: readonly string[]): string | null {
  for (const tag of wanted(accepted)) {
    const same = ours.find((one) => one.toLowerCase() === tag.toLowerCase());
    const near = same ?? ours.find((one) => writing(one) !== null && writing(one) === writing(tag));
    if (near) return near;
  }
  return null;
}

/** Tags by weight; those of the same weight stay in the order written. */
function wanted(accepted: string | null): string[] {
  return (accepted ?? '')
    .split(',')
    .map(readPart)
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

function readPart(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
  const weight = parameters.find((one) => /^q=/i.test(one))?.slice(2);
  return { tag, weight: weight === undefined ? 1 : Number(weight) };
}

/** Language and script, the likely script where none is named; null for what is no tag, such as `*`. */
function writing(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}
