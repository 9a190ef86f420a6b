/** The posted form, or `undefined` where the body is no form (wrong type, broken multipart). */
export async function readForm(request: Request): Promise<FormData | undefined> {
	try {
		return await request.formData();
	} catch {
		return undefined;
	}
}
