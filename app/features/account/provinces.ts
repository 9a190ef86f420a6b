import type { SelectOption } from '~/ui/select-options';

/** A state or province, with the name that the platform saves: addresses have it in every language. */
interface Province {
	code: string;
	name: string;
}

/** Provinces of the countries whose addresses need one, as the platform knows them. By country (ISO 3166-1). */
const PROVINCES: Readonly<Record<string, readonly Province[]>> = {
	AU: provincesOf(
		'ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia',
	),
	CA: provincesOf(
		'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
	),
	US: provincesOf(
		'AL Alabama,AK Alaska,AS American Samoa,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,FM Micronesia,GA Georgia,GU Guam,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MH Marshall Islands,MI Michigan,MN Minnesota,MP Northern Mariana Islands,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,PW Palau,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,VI U.S. Virgin Islands,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming',
	),
};

/** Whether addresses in a country need a province, which is then one of a list. */
export function needsProvince(country: string): boolean {
	return Object.hasOwn(PROVINCES, country);
}

/** A country's province by its name or code; letter case does not matter. */
export function findProvince(country: string, text: string): Province | undefined {
	const typed = text.trim().toLowerCase();
	if (!needsProvince(country)) return undefined;
	return PROVINCES[country]?.find(
		({ code, name }) => code.toLowerCase() === typed || name.toLowerCase() === typed,
	);
}

/** How an account saves a province: by its code or by its name. */
export function provinceValue({ code, name }: Province, byCode: boolean): string {
	return byCode ? code : name;
}

/**
 * A country's provinces to choose from, sorted by name.
 * @param own province of an address, which is included even if the country has no such province
 */
export function provinceOptions(country: string, byCode: boolean, own = ''): SelectOption[] {
	const options = (PROVINCES[country] ?? [])
		.map((province) => ({ value: provinceValue(province, byCode), label: province.name }))
		.sort((a, b) => a.label.localeCompare(b.label, 'en'));
	if (own === '' || findProvince(country, own)) return options;
	return [...options, { value: own, label: own }];
}

/** Parses `CA California,…`. */
function provincesOf(list: string): Province[] {
	return list.split(',').map((entry) => {
		const [code = '', ...name] = entry.split(' ');
		return { code, name: name.join(' ') };
	});
}
