import { SectionHeading, type SectionHeadingProps } from '@kaaj/ui';
import { useMessages } from '../messages';

interface FirstRowsHeadingProps extends Pick<SectionHeadingProps, 'id' | 'title' | 'actions'> {
  shown: number;
  all: number;
}

/** The heading of a table that has only the first rows of many, with a note about it. */
export function FirstRowsHeading({ shown, all, ...heading }: FirstRowsHeadingProps) {
  const t = useMessages();
  return <SectionHeading {...heading} size="small" lead={all > shown && t('ledger.first', { shown, all })} />;
}
