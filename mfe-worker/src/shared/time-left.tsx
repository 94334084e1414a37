import { serverNow } from '@kaaj/api-client';
import { useFormat } from '@kaaj/ui';
import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** Hours, minutes and seconds until then, counted down; `over` once nothing is left. */
export function TimeLeft({ until, over }: { readonly until: string; readonly over: string }) {
  const format = useFormat();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const clock = setInterval(() => setNow(serverNow()), SECOND);
    return () => clearInterval(clock);
  }, []);
  const seconds = Math.ceil((new Date(until).getTime() - now) / SECOND);
  if (seconds <= 0) return <span role="timer">{over}</span>;
  const two = (value: number) => format.number(value, { minimumIntegerDigits: 2 });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return (
    <span role="timer" className="k-number">
      {hours > 0 ? `${format.number(hours)}:${two(minutes)}` : format.number(minutes)}:{two(seconds % 60)}
    </span>
  );
}
