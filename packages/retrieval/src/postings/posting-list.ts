const SMALLEST_ROOM = 1024;

/** The documents of a term in ascending order, and its weight in each; used again for every term that is read. */
export class PostingList {
  documents = new Uint32Array(SMALLEST_ROOM);
  weights = new Uint32Array(SMALLEST_ROOM);
  length = 0;

  /** Room for so many more; what is there stays. */
  makeRoom(more: number): void {
    const { documents, weights, length } = this;
    if (length + more <= documents.length) return;
    this.documents = new Uint32Array((length + more) * 2);
    this.documents.set(documents);
    this.weights = new Uint32Array((length + more) * 2);
    this.weights.set(weights);
  }

  /** Gives documents their new numbers and leaves out those whose new number is -1. */
  renumber(numbers: Int32Array): void {
    const { documents, weights, length } = this;
    let kept = 0;
    for (let index = 0; index < length; index += 1) {
      const number = numbers[documents[index] as number] as number;
      if (number < 0) continue;
      documents[kept] = number;
      weights[kept] = weights[index] as number;
      kept += 1;
    }
    this.length = kept;
  }
}
