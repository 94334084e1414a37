/** What has no words to break between, such as an e-mail address; where there is little room it breaks after its @, else anywhere. */
export function Identifier({ children }: { children: string }) {
  const host = children.indexOf('@') + 1;
  return (
    <span className="k-identifier">
      {children.slice(0, host)}
      {host > 0 && <wbr />}
      {children.slice(host)}
    </span>
  );
}
