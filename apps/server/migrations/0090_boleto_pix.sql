-- The Pix code that pays a boleto; what is paid with it is told like the boleto itself.
alter table payment_boletos add column pix_code text;
