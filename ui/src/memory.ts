/** What this browser keeps for us. It may be told to keep nothing, or be full: then nothing is kept. */
export type Where = 'localStorage' | 'sessionStorage';

export function recall(key: string, where: Where = 'localStorage'): string {
  try {
    return window[where].getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keep something, or nothing any more; return whether that was possible. */
export function keep(key: string, value: string | null, where: Where = 'localStorage'): boolean {
  try {
    if (value === null) window[where].removeItem(key);
    else window[where].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
