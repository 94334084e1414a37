import { Badge } from 'antd';

/** The number of waiting items, in the digits of the language: antd's badge. */
export function CountBadge({ count }: { readonly count: string }) {
  // A string, since antd animates numbers with the digits 0 to 9 only.
  return <Badge count={<span className="k-desk-count">{count}</span>} />;
}
