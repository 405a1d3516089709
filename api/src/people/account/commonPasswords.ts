/**
 * What people begin a password with, in lower case: words, names, dates and rows of keys of 8 and more characters that
 * lists of leaked passwords agree on, and the shop's own names. Compiled for this project by hand; public domain (CC0).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
pawdailies pawdaily petsupplies petstore
!qaz2wsx !qaz@wsx 00000000 000000000 0000000000 00112233 0011223344 01234567 0123456789 098765432 0987654321 10101010
101010101 1010101010 10203040 1020304050 102030405060 11111111 111111111 1111111111 11223344 1122334455 112233445566
11223344556677 12121212 121212121 1212121212 12312312 123123123 123123123123 123321123 123321123321 12341234
1234123412 123412341234 12344321 123454321 1234554321 12345678 123456780 123456789 1234567890 12345678910 1234567898
1234567899 123456789a 123456789q 12345678a 12345678q 12345679 1234567q 123456aa 123456ab 123456abc 123456asd
123456qwerty 12345qwert 1234abcd 1234qwer 12qwaszx 13131313 13579246 135792468 1357924680 147147147 147258369
1472583690 147852369 159159159 159357456 159753456 15975346 1597534862 19691969 19841984 1q2w3e4r 1q2w3e4r! 1q2w3e4r5
1q2w3e4r5t 1q2w3e4r5t6y 1qaz!qaz 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 20002000 20012001 20102010 20202020 22222222
222222222 24681012 246813579 258258258 27182818 2pacshakur 2wsx3edc 31415926 314159265 3141592653 321321321 33333333
369258147 3edc4rfv 420420420 44332211 44444444 456456456 456789123 54321543 543216789 55555333 55555555 55667788
66666666 666666666 741852963 77777777 777777777 7777777777 789456123 7894561230 789456123a 789789789 87654321
876543210 88888888 888888888 8888888888 963852741 987654321 9876543210 99999999 999999999 9999999999 a1234567
a12345678 a123456789 aa123456 aa12345678 aaa11111 aaa12345 aaaaaaa1 aaaaaaaa aaaaaaaaa aaaaaaaaaa aaaabbbb aaabbbccc
aabbccdd ab123456 abc12345 abc123456 abc123456789 abc123abc abcabc123 abcabcabc abcd1234 abcd12345 abcd123456 abcde123
abcde12345 abcdef12 abcdef123 abcdefg1 abcdefg123 abcdefgh abcdefghi abcdefghij abracadabra access123 access14
access99 admin123 admin1234 admin12345 admin123456 admin@123 adminadmin administrator administrator1 adventure
airborne airforce airplane alexander alexander1 alexandra alexandra1 alexandre amanda12 amanda123 america1 american1
android1 angel123 angeleyes angelica angelina angels12 anything aquarius arsenal1 arsenal123 arsenalfc asd12345
asd123456 asd123asd asdasd123 asdasdasd asdf1234 asdf12345 asdfasdf asdfasdfasdf asdfg123 asdfg12345 asdfgh123
asdfghj1 asdfghjk asdfghjkl asdfghjkl1 asdfghjkl123 asdfghjkl; asdfqwer asdqwe123 ashley12 ashley123 asshole1
asshole12 asshole123 australia autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025 autumn2026 azerty12
azerty123 azertyui azertyuiop babybaby babyblue babyboy1 babyboy123 babycakes babydoll babyface babygirl babygirl1
babygirl12 babygirl123 babylove babyphat badboy12 badboy123 badgirl1 banana12 banana123 bananas1 bangladesh barcelona
barcelona1 baseball baseball1 baseball12 baseball123 basketball basketball1 batman1! batman12 batman123 bayern123
beachbum beautiful beautiful1 believe1 benjamin benjamin1 bestfriend bestfriend1 bestfriends beyonce1 bigboy12
bigdaddy bigdaddy1 bigdick1 bigtits1 birthday birthday1 bitch123 bitchass black123 blackbird blackcat blackjack
blackmagic blahblah blahblah1 blessed1 blessing blessings blink182 blizzard blowjobs blue1234 blueberry bluebird
bluesky1 bmw12345 boobies1 boston12 brandon1 brandon123 brazil12 brother1 brothers budlight bulldog1 bulldog123
bulldogs bullshit bullshit1 business business1 butterfly butterfly1 california california1 callofduty camaro12
cameron1 camping1 canada12 capricorn captain1 carpediem catcat12 catdog12 catlover catlover1 champ123 champion
champion1 champions changeit changeme changeme1 changeme123 charles1 charlie1 charlie12 charlie123 charlie2 charlotte
charlotte1 cheerleader cheese12 cheese123 cheesecake cheetah1 chelsea1 chelsea123 chelseafc chester1 chevrolet
chevy123 chicago1 chicago23 chicken1 chickens chihuahua children chocolate chocolate1 chocolate123 christian
christian1 christina christine christmas christmas1 christopher christopher1 cisco123 cocacola cocacola1 coffee12
college1 commander company1 company123 computer computer1 computer12 computer123 cookie12 cookie123 cookiemonster
cookies1 correcthorsebatterystaple corvette corvette1 counter1 counterstrike cowboy12 cowboys1 cowgirl1 daddy123
daddy1234 daddysgirl dallas22 dancer12 dancing1 daniel12 daniel123 danielle danielle1 darkangel darkangel1 darkness
darkside darthvader database david123 dddddddd december december1 december12 december25 default1 default123 destiny1
deutschland diamond1 diamonds dickhead dickhead1 digimon1 discover discovery dogdog12 doggie12 doggy123 doglover
doglover1 dogsrule dolphin1 dolphins dolphins1 dominic1 dragon12 dragon123 dragon1234 dragon69 dragonball dragonball1
dragonballz drowssap drummer1 eagle123 eagles12 eastside eatshit1 edwardcullen eeeeeeee elephant elephant1 elizabeth
elizabeth1 eminem12 eminem123 engineer engineer1 england1 england123 eternity everyone everything facebook facebook1
facebook123 falcons1 family12 family123 familyfirst february february1 fernanda fernando ferrari1 ferrari123 ffffffff
finalfantasy fireball firebird firefighter firefire firefly1 fireman1 fisherman fishing1 fishing123 florida1 flower12
flower123 flowers1 football football! football1 football12 football123 footballs forever1 forever123 forever21
forgetit forgotit fortnite fortnite1 francesco francisco freedom1 freedom123 friday123 friday13 friends1 friends123
friends4ever friendship fucker12 fuckfuck fuckme69 fuckoff1 fuckoff123 fuckthis fuckthis1 fuckyou! fuckyou1 fuckyou12
fuckyou123 fuckyou2 fuckyouall gabriel1 gabriela gabrielle gandalf1 gangsta1 gangster gangster1 gemini12 germany1
giovanni gmail123 godbless godisgood godisgreat godislove godzilla golden12 goldeneye goldfish golfgolf goodbye1
google12 google123 gorgeous grandma1 grandpa1 green123 greenday greenday1 guest123 guestguest guitar12 guitar123
guitarist gymnastics hakunamatata halloween halloween1 hannahmontana hardcore hardcore1 harley12 harleydavidson
harrypotter harrypotter1 heaven12 heineken helicopter hello123 hello1234 hello12345 hello@123 hellohello hellokitty
hellokitty1 hellothere helloworld helloworld1 hermione hockey12 hockey123 honda123 hondacivic honeybear honeybee
honeybun horse123 horses12 hotmail1 houston1 hunter12 hunter123 hunting1 hurricane husband1 idontcare idontknow
idontknow1 iforgot1 ilovecats ilovedogs ilovegod ilovehim ilovejesus ilovelove ilovemom ilovemusic ilovemusic1
ilovemycat ilovemydog ilovemyself ilovepets iloveu123 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2
iloveyou3 iloveyou4 iloveyoubaby iloveyoumom iloveyouso iloveyouu incorrect india123 indonesia indonesia1 indonesia123
infinity infinity1 instagram instagram1 internet internet1 internet123 invalid1 iphone12 iphone123 ireland1 ironman1
ironman123 isabella isabella1 istanbul jackass1 jackdaniels jackson1 jamesbond jamesbond007 january1 jasmine1
jasmine123 jedimaster jennifer jennifer1 jeremiah jessica1 jessica12 jessica123 jesus123 jesuschrist jesuschrist1
jesusislord jesuslovesme jjjjjjjj johncena johncena1 jonathan jonathan1 jordan12 jordan123 jordan23 joseph12 joshua12
joshua123 jukebox1 justinbieber justinbieber1 juventus katherine keyboard keyboard1 killer12 killer123 kimberly
kimberly1 kitten12 kittens1 kitty123 kittycat kittycat1 kittykat kkkkkkkk labrador lakers123 lakers24 lauren12
ledzeppelin legolas1 leo12345 leonardo letmein! letmein1 letmein12 letmein123 letmeinnow letsfuck lightning linkedin
linkedin1 linkinpark linkinpark1 lionheart lionking liverpool liverpool1 liverpool123 liverpoolfc lkjhgfds lkjhgfdsa
llllllll london12 london123 lovebird lovebug1 loveforever lovehate lovelife lovelove lovelove1 lovely12 lovely123
loveme12 loveme123 loverboy lovergirl loveyou1 loveyou123 loveyou2 loveyoumore madison1 madison12 magic123 magical1
malaysia manager1 manager123 manchester manchesterunited manunited manutd123 maradona margaret mariana1 marijuana
marines1 marketing marlboro marlboro1 married1 marseille marseille13 master12 master123 master1234 masterkey
mastermind matrix12 matthew1 matthew12 maverick maverick1 melissa1 melissa123 mercedes mercedes1 mercedes2
mercedesbenz messi123 metallica metallica1 mexico12 mexico123 michael1 michael12 michael123 michaela michaeljordan
michelle michelle1 michelle123 mickey12 mickeymouse microsoft midnight midnight1 minecraft minecraft1 minecraft123
minniemouse mmmmmmmm mnbvcxz1 mnbvcxza momanddad mommy123 mommy1234 monday123 monkey12 monkey123 monkey1234 monkeyman
monkeys1 moonlight morgan12 mother12 motherfucker mountain mountain1 mountains mumanddad musician musiclover musicman
mustang1 mustang12 mustangs mybaby123 mybabygirl mychildren mydaughter mykids123 mylove123 mypass123 mypassword
mypasswordis mysecret myspace1 mystery1 naruto12 naruto123 natalie1 natasha1 nathalie network1 network123 nevermind
newpassword newyork1 newyorkcity nicholas nicholas1 nicole12 nicole123 nintendo nintendo1 nirvana1 noidea123
nopassword northside nothing1 november november1 november11 oceans11 october1 october10 office12 olivia12 onedirection
onedirection1 onelove1 oooooooo opensesame oracle123 orange12 orange123 oranges1 p@$$w0rd p@$$word p@ssw0rd p@ssw0rd!
p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1 p@ssword123 pa$$w0rd pa$$word pa55w0rd pa55word packers1 pakistan pakistan1
pakistan123 panther1 panthers paradise paradise1 paris123 parrot12 pass1234 pass12345 pass123456 pass@123 pass@1234
passpass passw0rd passw0rd! passw0rd1 password password! password01 password1 password1! password10 password11
password12 password123 password123! password1234 password12345 password123456 password2 password22 password3
password69 password7 password9 password99 password@123 passwordpassword passwords passwort passwort1 passwortpasswort
patience patricia patrick1 patrick123 patriots pawdailies pawdailies1 pawdailies123 peanut12 peanut123 peanutbutter
penguin1 penguins pepper12 pepper123 pepsi123 petsupplies phantom1 philippines pikachu1 pikachu123 pineapple pinkfloyd
pitbull1 playboy1 playboy123 playgirl playstation playstation1 playstation3 poiuytre poiuytrewq pokemon1 pokemon12
pokemon123 pornstar porsche1 porsche911 pppppppp precious precious1 princes1 princesa princesa1 princess princess!
princess1 princess12 princess123 princess2 puppies1 puppy123 puppydog purple12 purple123 pussy123 pussycat q12345678
q123456789 q1w2e3r4 q1w2e3r4t q1w2e3r4t5 q1w2e3r4t5y6 qaz12345 qazwsx12 qazwsx123 qazwsxedc qazwsxedc123 qazwsxedcrfv
qazxswedc qqqqqqqq queenbee qwaszx12 qwe12345 qwe123456 qwe123qwe qweasd123 qweasdqwe qweasdzxc qweqweqwe qwer1234
qwer12345 qwer4321 qwerasdf qwerasdfzxcv qwert123 qwert1234 qwert12345 qwerty00 qwerty01 qwerty1! qwerty11 qwerty12
qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty21 qwerty22 qwerty321 qwerty77 qwerty78 qwerty89 qwerty99
qwerty@123 qwertyasdf qwertyqwerty qwertyui qwertyuio qwertyuiop qwertyuiop123 qwertyuiop[] qwertz123 qwertzui
qwertzuiop qwqwqwqw rachelle raiders1 rainbow1 rainbow123 rainbows ranger12 realmadrid realmadrid1 rebecca1 redneck1
redskins redsox12 remember remember1 rememberme reymysterio richard1 robert12 robert123 roblox123 rockandroll
rocknroll rockstar rockstar1 rockyou1 ronaldo123 ronaldo7 root1234 rootroot rottweiler sagittarius samantha samantha1
samsung1 samsung123 sasuke123 school12 school123 scoobydoo scoobydoo1 scorpio1 scorpion scorpion1 scotland scotland1
seashore sebastian sebastian1 secret12 secret123 security security1 semperfi september september1 serenity serenity1
server12 service1 sexsexsex sexyback sexybeast sexybitch sexyboy1 sexygirl sexygirl1 sexylady sexymama sexything
shadow12 shadow123 shitface shithead silver12 simpsons singapore sister12 skateboard skeleton skywalker slimshady
slipknot slipknot1 snapchat snoopdog snoopy12 snowboard snowboard1 soccer10 soccer11 soccer12 soccer123 softball
softball1 soldier1 somebody something sophie12 southpark southside spaceship spider12 spiderman spiderman1
spiderman123 spongebob spongebob1 spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 spring2026
ssssssss starburst starcraft starlight startrek startrek1 starwars starwars1 starwars123 steelers steelers1 stephanie
stephanie1 stephen1 stonecold strawberry strawberry1 student1 student123 subaru12 summer01 summer12 summer123
summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 sunday123 sunflower sunflower1 sunflowers
sunshine sunshine! sunshine1 sunshine12 sunshine123 superadmin superman superman1 superman12 superman123 superstar
superstar1 superuser surfer12 surfing1 survivor suzuki12 sweetheart sweetie1 sweetiepie sweetlove swimming swimming1
sysadmin system32 teacher1 teacher123 temp1234 temporary temppass tennis12 terminal terminator test1234 test12345
test123456 tester123 testing1 testing123 testpass testtest thepassword thisismypassword thomas12 thomas123 thuglife
thunder1 thunder123 tiger123 tigers12 tigger12 tigger123 tinkerbell tinkerbell1 toor1234 topsecret tornado1 toyota12
toyota123 traveler truelove trustme1 trustno1 trustno12 trustnoone twilight twilight1 twitter1 undertaker unicorn1
unicorns universe university unknown1 user1234 username userpass usmarine valentin valentina valentine vampire1
vampires vanessa1 veronica victoria victoria1 victory1 vietnam1 vincent1 virgo123 volleyball wanderer warcraft
warrior1 warriors welcome! welcome01 welcome1 welcome12 welcome123 welcome1234 welcome2 welcome2020 welcome2021
welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcome@123 welcomehome westside westside1 whatever
whatever1 whatsapp whiskey1 whocares william1 william123 windows1 windows10 windowsxp winniethepooh winter12 winter123
winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 wizard12 wolverine worldofwarcraft
wrestlemania wrestling wrongpassword wwwwwwww xbox3600 xxxxxxxx xxxxxxxxx xxxxxxxxxx yahoo123 yamaha123 yamahar1
yankees1 yankees2 yellow12 yellow123 yourpassword youtube1 youtube123 zachary1 zaq!2wsx zaq12wsx zaq1xsw2 zaq1zaq1
zombies1 zxc12345 zxc123zxc zxcasdqwe zxcv1234 zxcvbnm, zxcvbnm,./ zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvbnmz
zxcvbnmzxcvbnm zxczxczxc zzzzzzzz
`
    .trim()
    .split(/\s+/),
);
