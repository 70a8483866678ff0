export interface ToastMessage {
  id: number;
  title: string;
  text?: string | undefined;
  isError: boolean;
  /** What can be done about it while it is shown. */
  action?: { label: string; onPress: () => void } | undefined;
  shownMs: number;
  open: boolean;
}

const forgottenMs = 1_000_000;
let current: ToastMessage | undefined;
let count = 0;
const listeners = new Set<() => void>();

function set(message: ToastMessage | undefined): void {
  current = message;
  for (const listener of listeners) listener();
}

interface ToastOptions {
  text?: string;
  isError?: boolean;
  action?: ToastMessage["action"];
  shownMs?: number;
}

/** Shows one message at a time; a newer one takes the older one's place. */
export function toast(title: string, { text, isError = false, action, shownMs = 5_000 }: ToastOptions = {}): void {
  set({ id: ++count, title, text, isError, action, shownMs, open: true });
}

export function currentToast(): ToastMessage | undefined {
  return current;
}

/** Calls `listener` after every change. Returns a function to stop listening. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function closeToast(id: number): void {
  if (current?.id !== id) return;
  set({ ...current, open: false });
  setTimeout(() => current?.id === id && set(undefined), forgottenMs);
}
