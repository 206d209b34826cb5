/** Parts two facts in a line: by a dot, or by a stroke where a dot would be read as the language's zero. */
export function Between() {
  return <span className="between" />;
}
