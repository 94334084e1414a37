import { ButtonLink, EmptyState, type EmptyStateProps } from '@kaaj/ui';

interface NotFoundProps extends Pick<EmptyStateProps, 'drawing' | 'title' | 'text'> {
  back: { href: string; label: string };
}

/** A page whose record does not exist. */
export function NotFound({ back, ...words }: NotFoundProps) {
  return <EmptyState level={1} action={<ButtonLink href={back.href}>{back.label}</ButtonLink>} {...words} />;
}
