import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { whole } from './columns';

@Entity('person')
export class Person {
  @PrimaryColumn({ length: 26 })
  id: string;

  @Column({ length: 254 })
  email: string;

  @Column({ length: 100 })
  name: string;

  @Column({ length: 2000 })
  image: string;

  @Column({ length: 10 })
  role: string;

  @Column({ ...whole, name: 'created_at' })
  createdAt: number;

  @Column({ ...whole, name: 'removed_at', nullable: true })
  removedAt: number | null;
}

/** Empty for who is not here any more. */
export const emailOf = (person: Person | null): string => (person?.removedAt === null ? person.email : '');

/** The name and picture of a person; `person` is null when the row was removed. */
export const toAvatar = (id: string, person: Person | null) => ({
  _id: id,
  name: person?.name ?? '',
  image: person?.image ?? '',
});

@Entity('session')
export class Session {
  @PrimaryColumn({ length: 26 })
  id: string;

  @ManyToOne(() => Person)
  @JoinColumn({ name: 'person_id' })
  person: Relation<Person>;

  @Column({ ...whole, name: 'expires_at' })
  expiresAt: number;
}
