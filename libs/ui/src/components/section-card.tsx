import { useId } from 'react';
import { Card, type CardProps } from './card';
import { SectionHeading, type SectionHeadingProps } from './headings';
import { Stack, type Space } from './layout';

export interface SectionCardProps
  extends Omit<CardProps, 'as' | 'title'>, Pick<SectionHeadingProps, 'title' | 'lead' | 'actions'> {
  /** Between heading and content, and between the parts of the content. */
  gap?: Space;
  align?: 'start';
}

/** A section in a card, named by its heading. */
export function SectionCard({ title, lead, actions, gap, align, children, ...card }: SectionCardProps) {
  const id = useId();
  return (
    <Card {...card} as="section" aria-labelledby={id}>
      <Stack gap={gap} align={align}>
        <SectionHeading id={id} size="small" title={title} lead={lead} actions={actions} />
        {children}
      </Stack>
    </Card>
  );
}
