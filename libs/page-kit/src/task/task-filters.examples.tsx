import { useState } from 'react';
import { TaskFilters } from './task-filters';
import { useWords } from '@kaaj/ui/gallery';

export default function TaskFiltersExamples() {
  const t = useWords();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState('');
  const [openOnly, setOpenOnly] = useState(false);
  return (
    <TaskFilters
      texts={{
        search: t.title,
        sort: t.sort,
        newestFirst: t.sort,
        highToLow: t.high,
        lowToHigh: t.low,
        openOnly: t.openOnly,
      }}
      search={search}
      onSearch={setSearch}
      sort={sort}
      onSort={setSort}
      openOnly={openOnly}
      onOpenOnly={setOpenOnly}
    />
  );
}
