import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { type ErrorCode } from '@kaaj/contract';

type Answer = Type | readonly [Type];

interface OperationOptions {
  /** One line for the list of calls. */
  readonly summary: string;
  readonly description?: string;
  /** Type of `data`: a class, [a class] for a list, Number for a count. */
  readonly answer?: Answer;
  readonly answerDescription?: string;
  /** Responses without the envelope (a page, a text, a redirect), by status. */
  readonly plainAnswers?: Readonly<Partial<Record<number, string>>>;
  /** Default 200. */
  readonly status?: number;
  /** The response has `page.next`. */
  readonly paged?: boolean;
  /** On request the response is a CSV file. */
  readonly csv?: boolean;
  /** Errors of this call by status. openapi.ts adds those of guard, validation, path and Idempotency-Key. */
  readonly errors?: Readonly<Partial<Record<number, readonly ErrorCode[]>>>;
}

/** Documents one call of the API and sets its success status. The method's name is its operationId. */
export function Operation(options: OperationOptions): MethodDecorator {
  const { summary, description, answer, status = 200, paged = false, plainAnswers = {}, errors = {} } = options;
  const model = answer && (Array.isArray(answer) ? (answer[0] as Type) : (answer as Type));
  const shape = answer && envelope(answer, paged, options.answerDescription ?? summary);
  return applyDecorators(
    ApiOperation({ summary, ...(description && { description }) }),
    HttpCode(status),
    ...(model && !isPrimitive(model) ? [ApiExtraModels(model)] : []),
    ...(answer
      ? [
          ApiResponse({
            status,
            description: options.answerDescription ?? summary,
            ...(options.csv
              ? { content: { 'application/json': { schema: shape }, 'text/csv': { schema: { type: 'string' } } } }
              : { schema: shape }),
          }),
        ]
      : []),
    ...Object.entries(plainAnswers).map(([plainStatus, text]) =>
      ApiResponse({ status: Number(plainStatus), description: text ?? '' }),
    ),
    ...Object.entries(errors).map(([errorStatus, codes]) =>
      ApiResponse({
        status: Number(errorStatus),
        description: (codes ?? []).map((code) => `\`${code}\``).join(', '),
      }),
    ),
  );
}

function envelope(answer: Answer, paged: boolean, description: string) {
  const data = Array.isArray(answer)
    ? { type: 'array', description, items: schemaOf(answer[0] as Type) }
    : schemaOf(answer as Type, description);
  const page = {
    type: 'object',
    description: 'Cursor of the next page.',
    required: ['next'],
    properties: {
      next: { type: 'string', nullable: true, description: 'Cursor of the following page; null at the end.' },
    },
  };
  return {
    type: 'object',
    required: paged ? ['data', 'page'] : ['data'],
    properties: { data, ...(paged && { page }) },
  };
}

function schemaOf(type: Type, description?: string): Record<string, string> {
  if (!isPrimitive(type)) return { $ref: getSchemaPath(type) };
  return {
    ...(description && { description }),
    type: type === (Number as unknown) ? 'integer' : type === (Boolean as unknown) ? 'boolean' : 'string',
  };
}

function isPrimitive(type: Type): boolean {
  return ([Number, String, Boolean] as unknown[]).includes(type);
}
