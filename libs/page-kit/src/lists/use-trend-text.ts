import { type CountChange, type DollarChange } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';

/**
 * The sum of the last 30 days and its change against the 30 before, as text; undefined without earlier values, and
 * while loading. `write` formats a figure that is no plain number.
 */
export function useTrendText(): (
  change: CountChange | DollarChange | undefined,
  write?: (figure: number) => string,
) => string | undefined {
  const common = useCommonMessages();
  const format = useFormat();
  return (change, write = format.number) => {
    if (!change || change.earlier === 0) return undefined;
    const lately = write(change.lately);
    const more = change.lately - change.earlier;
    if (more === 0) return common('change.same', { lately });
    return common(more > 0 ? 'change.more' : 'change.less', { lately, difference: write(Math.abs(more)) });
  };
}
