import { useWords } from '@kaaj/ui/gallery';
import { useState } from 'react';
import { SearchField } from './search-field';

export default function SearchFieldExamples() {
  const t = useWords();
  const [typed, setTyped] = useState(t.worker);
  return <SearchField label={t.worker} clear={t.remove} value={typed} onChange={setTyped} />;
}
