/** What kinds of fields an answer form may have. The list is final: anything else is work behind a link. */
export const ANSWER_KINDS = ['choice', 'choices', 'text', 'longText', 'number', 'scale', 'picture'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];
