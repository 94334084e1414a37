import { useEffect, useState } from 'react';

/** A value once it has not changed for `delay` milliseconds: a search asks when the typing pauses. */
export function useSettled<Value>(value: Value, delay = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
