/** What has no words to break between, such as an e-mail address; where there is little room it breaks anywhere. */
export function Identifier({ children }: { children: string }) {
  return <bdi className="k-identifier">{children}</bdi>;
}
