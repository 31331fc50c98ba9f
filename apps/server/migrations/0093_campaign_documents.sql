-- A document that, once signed, lets somebody else's campaigns give discounts on the store's orders: whose (as partners write it in orders),
-- of which code (null: all of them), until which day of orders (null: no end). Without a sponsor it says nothing of campaigns.
alter table contracts add column campaign_sponsor text, add column campaign_coupon text, add column campaign_until date;
