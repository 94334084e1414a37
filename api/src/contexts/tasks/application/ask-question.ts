import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../messages';
import { People } from '../../people';
import { type Question, questionSubjectOf } from '../domain/question';
import { isOver } from '../domain/task';
import { TaskClosed } from '../domain/task.errors';
import { Questions } from './questions';
import { Tasks } from './tasks';

interface AskQuestionInput {
  readonly taskId: Id;
  readonly workerId: Id;
  readonly text: string;
}

/** Posts a question of a worker to the buyer of an open task, once. Throws NotFound, TaskClosed or QuestionAlreadyPosted. */
@Injectable()
export class AskQuestion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly tasks: Tasks,
    private readonly questions: Questions,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  execute({ taskId, workerId, text }: AskQuestionInput): Promise<Question> {
    return this.unitOfWork.run(async () => {
      await this.people.lock(workerId);
      const task = await this.tasks.find(taskId);
      if (!task || task.status === 'deleted' || task.status === 'hidden') throw new NotFound();
      if (task.status === 'expired' || isOver(task, this.clock.moment())) throw new TaskClosed();
      const { buyerId, title } = task;
      const question: Question = {
        ...{ id: newId(), subjectId: questionSubjectOf(task), taskId, workerId, buyerId, text },
        ...{ at: this.clock.now(), answer: null, answeredAt: 0 },
      };
      await this.questions.add(question);
      await this.notifier.notify(buyerId, 'question/asked', { title, about: taskId });
      return question;
    });
  }
}
