export default function withoutStyleFunctions(source: string): string;
