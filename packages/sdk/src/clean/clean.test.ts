import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPixKey, type PixKeyType } from '../security/PixKey.ts'
import { cleanEmail } from './cleanEmail.ts'
import { cleanField } from './cleanField.ts'
import { brazilianMobile, cleanPhone, readMobile } from './cleanPhone.ts'
import { cleanText } from './cleanText.ts'
import { nameProblem } from './nameProblem.ts'

test.each([
  ['D\u2019\u00c1vila', "D'\u00c1vila"],
  ['D\u2018\u00c1vila', "D'\u00c1vila"],
  ['D\u02bc\u00c1vila', "D'\u00c1vila"],
  ['D\u00b4\u00c1vila', "D'\u00c1vila"],
  ['Joa\u0303o', 'Jo\u00e3o'],
  ['Joa\u200d\u0303o', 'Jo\u00e3o'],
  ['\u00a0 Ana\u2003 \tClara\u200b\n', 'Ana Clara'],
  ['Ana\u2011Clara \u2013 \u2212', 'Ana-Clara - -'],
  ['\uff21\uff4e\uff41', 'Ana'],
  ['\u2066Ana\u2069', 'Ana'],
  ['Ra\ufb01 \ud835\udc00na', 'Rafi Ana'],
  ['\u3164\u2800\ufeff', ''],
  ['\u674e\u5c0f\u9f99', '\u674e\u5c0f\u9f99'],
])('[5] the name %j is read as %j', (text, name) => expect(cleanText(text)).toBe(name))

test('[5] a character that turns the direction of a name stays, so that the rule refuses it', () => {
  expect(cleanText('Ana\u202e')).toBe('Ana\u202e')
})

test('[5] what is clean stays as it is, in every field', () => {
  const names = fc.constantFrom(
    'payeeName',
    'nickname',
    'email',
    'idNumber',
    'username',
    'affiliateCode',
    'recommenderId',
    'verificationCode',
    'facebook',
  )
  const cleanTwice = fc.property(names, fc.string({ unit: 'binary' }), (name, text) => {
    const once = cleanField(name, text)
    expect(cleanField(name, once)).toBe(once)
  })
  fc.assert(cleanTwice)
})

test.each(['\u0149', '\u1e9a'])('[5] the letter %j, whose capital is two signs, is read as one letter, also twice', (letter) => {
  const once = cleanField('captcha', letter)
  expect(once).toMatch(/^[NA]$/)
  expect(cleanField('captcha', once)).toBe(once)
})

test('[2.12] a password is what was typed, also with blanks and typographic signs', () => {
  expect(cleanField('password', ' D\u2019a ')).toBe(' D\u2019a ')
  expect(cleanField('loginPassword', ' a ')).toBe(' a ')
})

test.each<[PixKeyType, string, string]>([
  ['CPF', '111.444.777\u201135', '11144477735'],
  ['CPF', ' 111.444.777-35', '11144477735'],
  ['CPF', '111.444.777-35\u200b', '11144477735'],
  ['CPF', '\uff11\uff11\uff11.444.777\u221235', '11144477735'],
  ['CPF', '\u0661\u0661\u0661444777\u06f3\u06f5', '11144477735'],
  ['CPF', 'CPF: 111\u00b7444\u00b7777\u00a0\u2014\u00a035', '11144477735'],
  ['CPF', 'CPF n\u00ba 111.444.777-35', '11144477735'],
  ['CPF', 'Meu CPF/MF \u00e9: 111.444.777-35', '11144477735'],
  ['CPF', '*111.444.777-35* \ud83d\udc4d\ud83c\udffd', '11144477735'],
  ['CPF', 'Chave pix: 111/444/777\n35', '11144477735'],
  ['CPF', '1\ufe0f\u20e311.444.777-35', '11144477735'],
  ['CPF', 'CPF111.444.777-35', '11144477735'],
  ['CPF', '111.444.777-35 (meu CPF)', '11144477735'],
  ['CPF', 'é 111.444.777-35, obrigada!', '11144477735'],
  ['CPF', 'RG 12.345.678-9 CPF 111.444.777-35 Ana Souza', '11144477735'],
  ['CPF', 'CPF 11144477735 CNPJ 11.222.333/0001-81', '11144477735'],
  ['CNPJ', 'CPF 11144477735 CNPJ 11.222.333/0001-81', '11222333000181'],
  ['CPF', '000.000.001-91', '00000000191'],
  ['CNPJ', 'meu é 12abc34501de35 da empresa', '12ABC34501DE35'],
  ['CNPJ', 'ZZZZZZZZZZZZ62', 'ZZZZZZZZZZZZ62'],
  ['CNPJ', '0Q1R2S3T4U5V44', '0Q1R2S3T4U5V44'],
  ['CNPJ', 'CNPJ n.\u00ba 12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['CNPJ', '11.222.333/0001\u201381', '11222333000181'],
  ['CNPJ', '\u200e11.222.333/0001-81', '11222333000181'],
  ['CNPJ', '12.abc.345\u2044\uff10\uff11de\u201035', '12ABC34501DE35'],
  ['EMAIL', '\u200bfulano@example.com', 'fulano@example.com'],
  ['EMAIL', 'Fulano@Example.com\u202c', 'fulano@example.com'],
  ['EMAIL', 'mailto:fulano@example.com ', 'fulano@example.com'],
  ['EMAIL', 'e_mail@example.com', 'e_mail@example.com'],
  ['EMAIL', 'a+b@example.com', 'a+b@example.com'],
  ['EMAIL', `${'a'.repeat(65)}@example.com`, `${'a'.repeat(65)}@example.com`],
  ['EMAIL', 'Fulano <fulano@example.com>', 'fulano@example.com'],
  ['EMAIL', 'E-mail: \u201cfulano@EXAMPLE.com\u201d', 'fulano@example.com'],
  ['EMAIL', '\ud83d\udce7\u00a0fulano@example.com \ud83d\ude0a', 'fulano@example.com'],
  ['EMAIL', 'mailto:fulano@example.com?subject=PIX', 'fulano@example.com'],
  ['EMAIL', 'o\u2019neil@example.com', "o'neil@example.com"],
  ['EMAIL', '\uff46ulano\uff20example\u3002com', 'fulano@example.com'],
  ['EMAIL', "'fulano@example.com'", 'fulano@example.com'],
  ['EMAIL', '“fulano@example.com”.', 'fulano@example.com'],
  ['EMAIL', '_fulano@example.com_', 'fulano@example.com'],
  ['EMAIL', 'fulano@example.com!', 'fulano@example.com'],
  ['EMAIL', 'fulano@example.com?', 'fulano@example.com'],
  ['EMAIL', 'fulano@example.com (pessoal)', 'fulano@example.com'],
  ['EMAIL', 'fulano@example.com(pessoal)', 'fulano@example.com'],
  ['EMAIL', 'fulano@example.com - pessoal', 'fulano@example.com'],
  ['EMAIL', 'fulano@example.com obrigado.', 'fulano@example.com'],
  ['EMAIL', 'e-mail fulano@example.com', 'fulano@example.com'],
  ['EMAIL', 'Minha chave PIX é fulano@example.com', 'fulano@example.com'],
  ['EMAIL', 'Ana Souza - fulano@example.com', 'fulano@example.com'],
  ['RANDOM', 'chave aleatória 123e4567 e89b 12d3 a456 426655440000', '123e4567-e89b-12d3-a456-426655440000'],
  ['RANDOM', 'Minha chave é 123e4567-e89b-12d3-a456-426655440000 obrigado', '123e4567-e89b-12d3-a456-426655440000'],
  ['RANDOM', '123e4567-e89b-12d3-a456-426655440000\n123E4567-E89B-12D3-A456-426655440000', '123e4567-e89b-12d3-a456-426655440000'],
  ['RANDOM', '123E4567\u2010e89b\u201112d3\u2013a456\u2014426655440000 ', '123e4567-e89b-12d3-a456-426655440000'],
  ['RANDOM', '{123e4567-e89b-12d3-a456-426655440000}\u200b', '123e4567-e89b-12d3-a456-426655440000'],
  ['RANDOM', '\u201c123e4567-e89b-12d3-a456-426655440000\u201d', '123e4567-e89b-12d3-a456-426655440000'],
  ['RANDOM', 'Chave aleat\u00f3ria 123e4567-e89b-12d3-a456-426655440000.', '123e4567-e89b-12d3-a456-426655440000'],
  ['RANDOM', '123e4567 e89b 12d3 a456\n426655440000', '123e4567-e89b-12d3-a456-426655440000'],
  ['PHONE', '\ud83d\udcf1 (11)\u00a091234\u20115678', '+5511912345678'],
  ['PHONE', 'Tel.: (11) 91234-5678 (WhatsApp)', '+5511912345678'],
  ['PHONE', 'https://wa.me/5511912345678', '+5511912345678'],
  ['PHONE', '0**21 11 91234-5678', '+5511912345678'],
  ['PHONE', '011 91234-5678', '+5511912345678'],
  ['PHONE', '+55 (0) 11 91234-5678', '+5511912345678'],
  ['PHONE', '0055 11 91234-5678', '+5511912345678'],
  ['PHONE', '5511912345678', '+5511912345678'],
  ['PHONE', '(0xx11) 91234\u20115678', '+5511912345678'],
  ['PHONE', '0 15 11 91234-5678', '+5511912345678'],
  ['PHONE', '+55 015 11 91234-5678', '+5511912345678'],
  ['PHONE', '00 15 11 91234-5678', '+5511912345678'],
  ['PHONE', '0021 21 91234-5678', '+5521912345678'],
  ['PHONE', '(00xx41) 11 91234-5678', '+5511912345678'],
  ['PHONE', '00 15 55 34 91234-5678', '+5534912345678'],
  ['PHONE', '00 15 351 912 345 678', '+351912345678'],
  ['PHONE', '00 212 612 345 678', '+212612345678'],
  ['PHONE', '+1 (212) 555-0123', '+12125550123'],
  ['PHONE', '0041 79 123 45 67', '+41791234567'],
  ['PHONE', '\u202d+55 (11) 91234-5678\u202c', '+5511912345678'],
  ['PHONE', 'tel:+5511912345678', '+5511912345678'],
  ['PHONE', '(55) 99123-4567', '+5555991234567'],
  ['PHONE', '00351 912 345 678', '+351912345678'],
])('[7.6] the %s key %j is %s', (type, text, key) => expect(readPixKey(type, text)).toBe(key))

test.each<[PixKeyType, string]>([
  ['PHONE', '23912345678'],
  ['PHONE', '20912345678'],
  ['PHONE', '00000000000'],
  ['PHONE', '1112345678'],
  ['PHONE', '11812345678'],
  ['PHONE', '912345678'],
  ['PHONE', '119123456789'],
  ['PHONE', '+55 20 91234-5678'],
  ['PHONE', '11 91234-5678 / 11 99999-9999'],
  ['PHONE', '11 91234-5678 ramal 12'],
  // Spain by a carrier, or a number of Minas Gerais.
  ['PHONE', '00 15 34 91234-5678'],
  ['PHONE', '+15 11 91234-5678'],
  ['PHONE', '+1 112 345 6789'],
  ['CPF', '11 111.444.777-35'],
  ['CPF', '999.999.999-99'],
  ['CNPJ', '12.ABC.345/01DE-53'],
  ['EMAIL', `${'a'.repeat(66)}@example.com`],
  ['CPF', '111.444.777-35 1'],
  ['CPF', 'CPF 111.444.777-35 ou 123.456.789-09'],
  ['EMAIL', 'joão@example.com'],
  ['EMAIL', 'ana@-example.com'],
  ['EMAIL', 'ana@example-.com'],
  ['EMAIL', 'ana@exam_ple.com'],
  ['EMAIL', 'ana@exämple.com'],
  ['EMAIL', 'ana@example .com'],
  ['EMAIL', 'ana@example.com .br'],
  ['EMAIL', 'ana@example.com br'],
  ['EMAIL', 'ana@mail.exa mple.com'],
  ['EMAIL', 'ana@example.com bia@example.com'],
  ['CPF', '111.444.777-3S'],
  ['CPF', '111.444.777-35 / 111.444.777-35'],
  ['EMAIL', 'fulano @example.com'],
  ['EMAIL', 'maria silva@example.com'],
  ['EMAIL', 'ana@example.com\nbia@example.com'],
  ['RANDOM', '123e4567-e89b-12d3-a456-426655440000 123e4567-e89b-12d3-a456-426655440001'],
  ['EMAIL', '\u200b'],
  ['RANDOM', '123e4567-e89b-12d3-a456-42665544000'],
])('[7.6] the %s key %j is refused', (type, text) => expect(readPixKey(type, text)).toBeUndefined())

test.each([
  ["D'Ávila", undefined],
  ['Hélder Câmara Jr.', undefined],
  ["Joana d'Arc", undefined],
  ['Li', undefined],
  ['李小龙', undefined],
  ['محمد علي', undefined],
  ['Ana\u00a0 Clara', undefined],
  ['Ana \ud83d\ude00', 'validation.nameSigns'],
  ['Ana\u202e', 'validation.nameSigns'],
  ['Ana 2', 'validation.nameDigits'],
  ['Ana & Bia', 'validation.nameSigns'],
  ['Ana/Bia', 'validation.nameSigns'],
  ['A', 'validation.nameShort'],
])('[5] the name %j has the problem %s', (name, problem) => expect(nameProblem(name)).toBe(problem))

test('[7.6] a Brazilian mobile number has one of 67 area codes', () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
  expect(codes.filter((code) => new RegExp(brazilianMobile).test(`${code}912345678`))).toHaveLength(67)
})

test.each([
  ['verificationCode', 'Seu c\u00f3digo \u00e9 123\u00a0456.', '123456'],
  ['verificationCode', 'G-123456', '123456'],
  ['verificationCode', '\u0661\u0662\u0663-456', '123456'],
  ['verificationCode', '12 e 34', '12E34'],
  ['verificationCode', 'Seu código é 123456. Válido por 10 minutos.', '123456'],
  ['verificationCode', 'Código:123456 (10 min)', '123456'],
  ['verificationCode', '123456 10 min', '123456'],
  ['verificationCode', '4812 é o seu código, vale até 28/11/2026 às 14:30', '4812'],
  ['verificationCode', 'Ipanema 24: código 123456. Ligue 0800 123 4567', '123456'],
  ['verificationCode', 'Código 123456, protocolo 998877', '123456'],
  ['verificationCode', 'Código 123456 para pagar R$ 50,00', '123456'],
  ['verificationCode', 'Seu código é 123456\n@ipanema.example #123456', '123456'],
  ['verificationCode', '1 2 3 4 5 6', '123456'],
  ['username', '*anaclara*\u00a0', 'anaclara'],
  ['affiliateCode', '\u201cABC\u2013123\u201d', 'ABC123'],
  ['affiliateCode', 'https://ipanema.example/m/register?code=ABC123', 'ABC123'],
  ['affiliateCode', 'Entra aqui: https://ipanema.example/m/register?domain=ipanema.example&affiliateCode=ABC123 \ud83c\udf81', 'ABC123'],
  ['affiliateCode', 'ipanema.example/m/register?code=ABC123&r=100234#topo', 'ABC123'],
  ['affiliateCode', 'https://ipanema.example/m/register?code=ABC%2D123%20', 'ABC123'],
  ['affiliateCode', 'https://ipanema.example/m/register?code=%EF%BC%A1BC', 'ABC'],
  ['affiliateCode', 'https://ipanema.example/m/register?code=ABC%', 'ABC%'],
  ['affiliateCode', 'Meu código é ABC123', 'ABC123'],
  ['affiliateCode', 'Código de convite: ABC123', 'ABC123'],
  ['recommenderId', 'https://ipanema.example/m/register?r=100234', '100234'],
])('[5] the field %s reads %j as %s', (name, text, clean) => expect(cleanField(name, text)).toBe(clean))

test.each([
  ['351', '^9[1-36]\\d{7}$', '+351 912 345 678', '912345678'],
  ['351', '^9[1-36]\\d{7}$', '351912345678', '912345678'],
  ['44', '^7\\d{9}$', '07911 123456', '7911123456'],
  ['44', '^7\\d{9}$', '00447911123456', '7911123456'],
  ['44', '^7\\d{9}$', '+55 11 91234-5678', undefined],
  ['55', brazilianMobile, '91234-5678', undefined],
  ['84', '', '0912 345 678', '0912345678'],
])('[5] of country %s with the rule %s, %j is %s', (countryDialingCode, mobilePattern, text, digits) => {
  expect(readMobile(text, { countryDialingCode, mobilePattern })).toBe(digits)
})

test('[5] a number that states another country keeps its plus, so that no other number is dialled', () => {
  expect(cleanPhone('+351 912 345 678')).toBe('+351912345678')
  expect(cleanEmail('Ana@EXAMPLE.com,')).toBe('Ana@example.com')
})
