import { Injectable } from '@nestjs/common';
import { type Language } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { IdentityProvider } from './identity-provider';

/** Stores the language with the person, so that it applies on all devices. */
@Injectable()
export class ChangeLanguage {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identities: IdentityProvider,
  ) {}

  execute(personId: Id, language: Language): Promise<void> {
    return this.unitOfWork.run(() => this.identities.changeLanguage(personId, language));
  }
}
