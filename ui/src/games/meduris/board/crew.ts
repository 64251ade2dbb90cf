/** Tells workers that look alike apart, so that one that moves is seen to move. */
export interface WorkerAt {
  id: number;
  owner: number;
  plain: string;
  height: number;
}

export class Crew {
  #known: WorkerAt[] = [];
  #next = 0;

  /** The workers of all towers; one that stays keeps its name, one that left is found again. */
  follow(towers: Record<string, number[]>): WorkerAt[] {
    const left = [...this.#known];
    const take = (fits: (worker: WorkerAt) => boolean) => {
      const place = left.findIndex(fits);
      return place < 0 ? undefined : left.splice(place, 1)[0]!.id;
    };
    const found = Object.entries(towers).flatMap(([plain, tower]) =>
      tower.map((owner, level) => ({
        id: take((worker) => worker.plain === plain && worker.owner === owner),
        owner,
        plain,
        height: level + 1,
      })),
    );
    this.#known = found.map((worker) => ({
      ...worker,
      id: worker.id ?? take(({ owner }) => owner === worker.owner) ?? this.#next++,
    }));
    return this.#known;
  }
}
