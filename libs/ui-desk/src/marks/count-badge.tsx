import { Badge } from 'antd';

/** How many wait, in the digits of the language, beside what they wait for: antd's badge. */
export function CountBadge({ count }: { readonly count: string }) {
  // As a string antd would roll its digits, of which it knows ten.
  return <Badge count={<span className="k-desk-count">{count}</span>} />;
}
