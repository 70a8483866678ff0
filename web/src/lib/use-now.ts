import { useSyncExternalStore } from "react";

const minuteMs = 60_000;

/** The time in milliseconds. The component is drawn again each minute, so that 'Just now' on an open page does not outlast its minute. */
export function useNow(): number {
  useSyncExternalStore(subscribe, currentMinute, currentMinute);
  return Date.now();
}

const currentMinute = () => Math.floor(Date.now() / minuteMs);

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs);
  return () => clearInterval(timer);
}
