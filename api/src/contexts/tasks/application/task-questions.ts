import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { NotFound, ofBuyer } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../messages';
import { People } from '../../people';
import { type Question } from '../domain/question';
import { QuestionAnswered, TaskClosed } from '../domain/task.errors';
import { isOver, subjectOf } from '../domain/task';
import { Questions } from './questions';
import { Tasks } from './tasks';

/** Questions of workers to the buyers of tasks, and their answers. */
@Injectable()
export class TaskQuestions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly tasks: Tasks,
    private readonly questions: Questions,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  /** A worker asks the buyer of an open task, once. Throws NotFound, TaskClosed or QuestionAlreadyPosted. */
  ask({ taskId, workerId, text }: Pick<Question, 'taskId' | 'workerId' | 'text'>): Promise<Question> {
    return this.unitOfWork.run(async () => {
      await this.people.lock(workerId);
      const task = await this.tasks.find(taskId);
      if (!task || ['review', 'hidden', 'deleted'].includes(task.status)) throw new NotFound();
      if (task.status === 'expired' || isOver(task, this.clock.moment())) throw new TaskClosed();
      const { buyerId, title } = task;
      const question: Question = {
        ...{ id: newId(), subjectId: subjectOf(task), taskId, workerId, buyerId, text },
        ...{ at: this.clock.now(), answer: null, answeredAt: 0 },
      };
      await this.questions.add(question);
      await this.notifier.notify(buyerId, 'question/asked', { title, about: taskId });
      return question;
    });
  }

  /** The buyer answers publicly, once; idempotent for the same answer. Throws NotFound or QuestionAnswered. */
  answer(questionId: Id, buyerId: Id, answer: string): Promise<Question> {
    return this.unitOfWork.run(async () => {
      const question = ofBuyer(await this.questions.find(questionId), buyerId);
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
