/** A set of small integers, from 0 to a fixed size; intersection, union and count work on 32 bits at a time. */
export class BitSet {
	readonly size: number;
	readonly #words: Uint32Array;

	constructor(size: number, words = new Uint32Array(Math.ceil(size / 32))) {
		this.size = size;
		this.#words = words;
	}

	static of(size: number, members: Iterable<number>): BitSet {
		const set = new BitSet(size);
		for (const member of members) {
			set.add(member);
		}
		return set;
	}

	static full(size: number): BitSet {
		const set = new BitSet(size);
		set.#words.fill(0xffffffff);
		if (size % 32 > 0) {
			set.#words[set.#words.length - 1] = 2 ** (size % 32) - 1;
		}
		return set;
	}

	add(member: number): void {
		this.#words[member >>> 5] = this.#word(member >>> 5) | (1 << (member & 31));
	}

	delete(member: number): void {
		this.#words[member >>> 5] = this.#word(member >>> 5) & ~(1 << (member & 31));
	}

	has(member: number): boolean {
		return (this.#word(member >>> 5) & (1 << (member & 31))) !== 0;
	}

	copy(): BitSet {
		return new BitSet(this.size, this.#words.slice());
	}

	and(other: BitSet): BitSet {
		return this.#combine(other, (a, b) => a & b);
	}

	or(other: BitSet): BitSet {
		return this.#combine(other, (a, b) => a | b);
	}

	without(other: BitSet): BitSet {
		return this.#combine(other, (a, b) => a & ~b);
	}

	count(): number {
		return this.#words.reduce((sum, word) => sum + countBits(word), 0);
	}

	/** Size of the intersection. */
	countWith(other: BitSet): number {
		return this.#words.reduce((sum, word, index) => sum + countBits(word & other.#word(index)), 0);
	}

	intersects(other: BitSet): boolean {
		return this.#words.some((word, index) => (word & other.#word(index)) !== 0);
	}

	/** Members in ascending order. */
	forEach(visit: (member: number) => void): void {
		for (const [index, word] of this.#words.entries()) {
			for (let rest = word; rest !== 0; rest &= rest - 1) {
				visit(index * 32 + 31 - Math.clz32(rest & -rest));
			}
		}
	}

	#word(index: number): number {
		return this.#words[index] ?? 0;
	}

	#combine(other: BitSet, change: (a: number, b: number) => number): BitSet {
		return new BitSet(
			this.size,
			this.#words.map((word, index) => change(word, other.#word(index))),
		);
	}
}

function countBits(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
