import { LENGTHS } from '@kaaj/contract';
import { Button, type EmptyStateProps, PageHeading, Row, Stack } from '@kaaj/ui';
import { ColumnPlace, EmptyState, type WalkedDeskTableProps, PaginatedTable } from '@kaaj/ui-desk';
import { SearchField } from '@kaaj/ui-desk/forms';
import { type TypedSearch, type useColumnChoice } from '@kaaj/page-kit';
import { type ReactNode } from 'react';
import { useMessages } from '../messages';
import styles from './searchable-list.module.css';

interface SearchableListProps<Line> extends Omit<
  WalkedDeskTableProps<Line>,
  'label' | 'rowKey' | 'loadingRows' | 'empty' | 'choice' | 'choicePlace'
> {
  title: string;
  search: TypedSearch & { label: string };
  choice: ReturnType<typeof useColumnChoice>;
  empty: Pick<EmptyStateProps, 'drawing' | 'title' | 'text'>;
  /** Other parts of the page, such as a modal. */
  children?: ReactNode;
}

/** A page that is one long list with a search above it. */
export function SearchableList<Line extends { readonly _id: string }>({
  title,
  search,
  choice,
  empty,
  children,
  ...list
}: SearchableListProps<Line>) {
  const t = useMessages();
  const [setPlace, columnChoice] = choice;
  const clear = search.typed !== '' && (
    <Button variant="secondary" onClick={() => search.type('')}>
      {t('search.clear')}
    </Button>
  );
  return (
    <Stack gap={6}>
      <PageHeading title={title} />
      <Row justify="between" align="end">
        <search className={styles.search}>
          <SearchField
            maxLength={LENGTHS.search}
            label={search.label}
            clear={t('search.remove')}
            value={search.typed}
            onChange={search.type}
          />
        </search>
        <ColumnPlace ref={setPlace} />
      </Row>
      <PaginatedTable
        {...list}
        {...columnChoice}
        label={title}
        rowKey={({ _id }) => _id}
        loadingRows={10}
        empty={<EmptyState {...empty} action={clear} />}
      />
      {children}
    </Stack>
  );
}
