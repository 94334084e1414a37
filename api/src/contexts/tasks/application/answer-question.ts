import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../messages';
import { People } from '../../people';
import { type Question } from '../domain/question';
import { QuestionAnswered } from '../domain/question.errors';
import { Questions } from './questions';
import { Tasks } from './tasks';

interface Answering {
  readonly questionId: Id;
  readonly buyerId: Id;
  readonly answer: string;
}

/**
 * The buyer of a task answers a question publicly, once; idempotent for the same answer. Throws NotFound or
 * QuestionAnswered.
 */
@Injectable()
export class AnswerQuestion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly tasks: Tasks,
    private readonly questions: Questions,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  execute({ questionId, buyerId, answer }: Answering): Promise<Question> {
    return this.unitOfWork.run(async () => {
      const question = await this.questions.find(questionId);
      if (question?.buyerId !== buyerId) throw new NotFound();
      const isHere = await this.people.lockIfExists(question.workerId);
      if (await this.questions.answer(questionId, answer, this.clock.now())) {
        const title = (await this.tasks.find(question.taskId))?.title ?? '';
        if (isHere)
          await this.notifier.notify(question.workerId, 'question/answered', { title, about: question.taskId });
      }
      const answered = await this.questions.find(questionId);
      if (answered?.answer !== answer) throw new QuestionAnswered();
      return answered;
    });
  }
}
