import { serverNow } from '@kaaj/api-client';
import { useFormat } from '@kaaj/ui';
import { useEffect, useState } from 'react';

const SECOND = 1_000;

interface TimeLeftProps {
  readonly until: string;
  /** Shown once nothing is left. */
  readonly over: string;
  /** The time within a text. */
  readonly text?: (time: string) => string;
}

/** Hours, minutes and seconds until then, counted down. */
export function TimeLeft({ until, over, text = (time) => time }: TimeLeftProps) {
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
  const whole = hours > 0 ? `${format.number(hours)}:${two(minutes)}` : format.number(minutes);
  return (
    <span role="timer" className="k-number">
      {text(`${whole}:${two(seconds % 60)}`)}
    </span>
  );
}
