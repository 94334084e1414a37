import { useState } from 'react';
import { Pagination } from './pagination';
import { useWords } from '../../gallery/use-words';

export default function PaginationExamples() {
  const t = useWords();
  const [page, setPage] = useState(1);
  return <Pagination label={t.heading} page={page} pageSize={5} total={48} onChange={setPage} />;
}
