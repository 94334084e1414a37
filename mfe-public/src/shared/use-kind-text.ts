import { useMessages } from '../messages';

/** The text for a kind of transfer or account; an unknown kind of a newer server is shown unchanged. */
export function useKindText(texts: 'statement' | 'receipt.account' = 'statement'): (kind: string) => string {
  const t = useMessages();
  return (kind) => {
    const key = `${texts}.${kind}` as 'statement.bonus';
    const text = t(key);
    return text === key ? kind : text;
  };
}
