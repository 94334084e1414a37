import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { found } from '../../../kernel/not-found';
import { AuditLog } from '../../../platform/audit/audit-log';
import { People } from '../../people';
import { Notifier } from './notifier';

interface Message {
  readonly adminId: Id;
  readonly toEmail: string;
  readonly text: string;
}

/** An Admin's message to one person. Throws NotFound. */
@Injectable()
export class SendMessage {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
  ) {}

  execute({ adminId, toEmail, text }: Message): Promise<void> {
    return this.unitOfWork.run(async () => {
      const person = found(await this.people.find(toEmail));
      await this.notifier.notify(person.id, 'admin/message', { text });
      await this.audit.record({ adminId, action: 'message-sent', personId: person.id });
    });
  }
}
