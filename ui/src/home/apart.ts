/** Telling things apart: people of the same name, and today from other days. */
/** Names of which several are the same get a number each. */
export function toldApart(names: string[]): string[] {
  const counted = new Map<string, number>();
  return names.map((name) => {
    if (names.filter((each) => each === name).length < 2) return name;
    const number = (counted.get(name) ?? 0) + 1;
    counted.set(name, number);
    return `${name} ${number}`;
  });
}

/** When something happened: the time of today, else the day. */
export function when(seconds: number, language: string, now = new Date()): string {
  const then = new Date(seconds * 1000);
  const today = then.toDateString() === now.toDateString();
  const form = today
    ? { hour: '2-digit' as const, minute: '2-digit' as const }
    : { day: 'numeric' as const, month: 'short' as const };
  return then.toLocaleString(language, form);
}
