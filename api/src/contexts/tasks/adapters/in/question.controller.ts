import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LENGTHS, type TaskQuestion, type PageEnvelope } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession, OptionalSession } from '../../../../platform/http/caller.decorators';
import { PageParameters, TextField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { decodeCursor, toPage } from '../../../../platform/paging/cursor';
import { TaskQuestions } from '../../application/task-questions';
import { Questions } from '../../application/questions';
import { Tasks } from '../../application/tasks';
import { type Question } from '../../domain/question';
import { subjectOf } from '../../domain/task';
import { TaskPagesQuery } from '../out/task-pages.query';

class AskQuestionBody {
  @TextField('The question about the task.', { max: LENGTHS.question, lines: true })
  readonly text: string;
}

class AnswerQuestionBody {
  @TextField('The answer, public to everyone who can see the task.', { max: LENGTHS.question, lines: true })
  readonly answer: string;
}

@ResponseSchema('A question to the buyer of a task, without the name of the worker who asked.')
class TaskQuestionAnswer implements TaskQuestion {
  @ResponseField('Id of the question.')
  readonly _id: string;

  @ResponseField('Text of the question.')
  readonly text: string;

  @ResponseTime('When the question was posted.')
  readonly at: string;

  @ResponseField('Answer of the buyer; null for none.', { type: String, nullable: true })
  readonly answer: string | null;

  @ResponseTime('When the buyer answered; null before.', { nullable: true })
  readonly answeredAt: string | null;

  @ResponseField('Whether it is your own question.')
  readonly own: boolean;
}

@ApiTags('Tasks')
@Controller()
export class QuestionController {
  constructor(
    private readonly own: TaskQuestions,
    private readonly questions: Questions,
    private readonly pages: TaskPagesQuery,
    private readonly tasks: Tasks,
  ) {}

  @Access({ who: ['Worker'], verified: true })
  @Post('task/:id/question')
  @Operation({
    summary: 'Ask the buyer of a task a question, once',
    description: 'The items of a batch share their questions. Your name is not shown.',
    answer: TaskQuestionAnswer,
    status: 201,
    errors: { 409: ['task/closed', 'question/already-asked'] },
  })
  async askQuestion(
    @Param('id', ParseIdPipe) taskId: Id,
    @Body() { text }: AskQuestionBody,
    @CurrentSession() { personId: workerId }: Session,
  ): Promise<{ data: TaskQuestionAnswer }> {
    return { data: answerOf(await this.own.ask({ taskId, workerId, text }), workerId) };
  }

  @Access({ who: 'anyone', session: 'renewed', key: 'tasks:read' })
  @Get('task/:id/question')
  @Operation({
    summary: 'List the questions about a task, newest first',
    description:
      'Answered questions and your own; all questions for the buyer and Admins. Visitors see the questions of ' +
      'open tasks.',
    answer: [TaskQuestionAnswer],
    paged: true,
  })
  async listQuestions(
    @Param('id', ParseIdPipe) taskId: Id,
    @Query() { cursor, size }: PageParameters,
    @OptionalSession() viewer: Session | undefined,
  ): Promise<PageEnvelope<TaskQuestionAnswer>> {
    const [position] = decodeCursor(cursor, [''] as const) ?? [];
    const { buyer } = await this.pages.one(taskId, viewer);
    const task = await this.tasks.find(taskId);
    const subjectId = task ? subjectOf(task) : taskId;
    const isAll = viewer && (viewer.role === 'Admin' || viewer.personId === buyer._id);
    const shown = isAll ? 'all' : { workerId: viewer?.personId ?? '' };
    const found = await this.questions.of(subjectId, shown, size + 1, position);
    const { rows, next } = toPage(found, size, ({ id }) => [id]);
    return { data: rows.map((question) => answerOf(question, viewer?.personId)), page: { next } };
  }

  @Access({ who: ['Buyer'] })
  @Patch('question/:id')
  @Operation({
    summary: 'Answer a question about one of your tasks publicly',
    answer: TaskQuestionAnswer,
    errors: { 409: ['question/already-answered'] },
  })
  async answerQuestion(
    @Param('id', ParseIdPipe) questionId: Id,
    @Body() { answer }: AnswerQuestionBody,
    @CurrentSession() { personId: buyerId }: Session,
  ): Promise<{ data: TaskQuestionAnswer }> {
    return { data: answerOf(await this.own.answer(questionId, buyerId, answer), buyerId) };
  }
}

function answerOf(
  { id, text, at, answer, answeredAt, workerId }: Question,
  viewerId: Id | undefined,
): TaskQuestionAnswer {
  return {
    ...{ _id: id, text, at: new Date(at).toISOString(), answer },
    answeredAt: answeredAt === 0 ? null : new Date(answeredAt).toISOString(),
    own: workerId === viewerId,
  };
}
