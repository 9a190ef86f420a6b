/** What a search found. */
export interface Tracked {
	trackingParameters?: string;
}
