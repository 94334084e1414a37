import { Avatar } from './avatar';

export interface FaceProps {
  /** As it is shown. */
  name: string;
  /** Address of the picture; none for initials. */
  src?: string | null;
}

/** A user in a table row: a small picture next to the name. Its space is reserved while it loads. */
export function AvatarWithName({ name, src }: FaceProps) {
  return (
    <span className="k-face">
      <Avatar name={name} src={src} size={28} />
      <bdi>{name}</bdi>
    </span>
  );
}
