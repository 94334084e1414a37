import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { Recent } from '../../../kernel/recent';
import { type PersonCard } from '../domain/person';
import { People } from './people';

/** Cards of people as they were at most a second ago, for beside what they sent or posted. Where this process changed one, its own pages show it at once. */
@Injectable()
export class RecentCards {
  private readonly recent = new Recent<PersonCard>((ids) => this.people.cards(ids));

  constructor(private readonly people: People) {}

  of(ids: readonly Id[]): Promise<ReadonlyMap<Id, PersonCard>> {
    return this.recent.of(ids);
  }

  /** For whoever is about to read a person beside something else: keeps their card. */
  beside(): (card: PersonCard) => void {
    const keep = this.recent.beside();
    return (card) => keep(card.id, card);
  }

  forget(id: Id): void {
    this.recent.forget(id);
  }
}
