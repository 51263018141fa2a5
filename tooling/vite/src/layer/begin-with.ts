import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of test files in which those named come first. Where nothing is known of earlier runs Vitest begins with the largest, and a
 * short file whose tests take long would be run at the end, with the other cores idle.
 */
export function beginWith(names: readonly string[]): typeof BaseSequencer {
  const isNamed = ({ moduleId }: TestSpecification) => names.some((name) => moduleId.endsWith(`/${name}`));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await BaseSequencer.prototype.sort.call(this, files);
      return [...sorted.filter(isNamed), ...sorted.filter((file) => !isNamed(file))];
    }
  };
}
