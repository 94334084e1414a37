/** The bucket with the median of a histogram, the lower one of two, smallest first; undefined for an empty histogram. */
export function medianBucket<Bucket>(
  sorted: readonly Bucket[],
  countOf: (bucket: Bucket) => number,
): Bucket | undefined {
  const half = sorted.reduce((sum, bucket) => sum + countOf(bucket), 0) / 2;
  let seen = 0;
  return sorted.find((bucket) => (seen += countOf(bucket)) > 0 && seen >= half);
}
