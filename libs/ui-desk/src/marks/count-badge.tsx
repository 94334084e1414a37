import { Badge } from 'antd';

/** How many wait, in the digits of the language, beside what they wait for: antd's badge. */
export function CountBadge({ count }: { readonly count: string }) {
  // A string, since antd animates numbers with the digits 0 to 9 only.
  return <Badge count={<span className="k-desk-count">{count}</span>} />;
}
