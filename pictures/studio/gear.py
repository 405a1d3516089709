"""What an animal wears, walks with and plays with, and what grooms it."""
from felt import *
from beds import rounded
NEUTRAL='#a6a6a6'   # the bright set lifts it to about #c8c8c8, the grey the service counts from

def sculpt(name,body,box,m,h=.016,smooth=2):
    V,F=body.mesh(box[0],box[1],h); o=add(name,V,F.tolist(),m); o.modifiers.new('s','SMOOTH').iterations=smooth; return o
def webbing(name='tint',color=NEUTRAL):
    return mat(name,color,.75,spec=.25,sheen=.35,bump=[('weave',1,.6,.010,(12,5,1)),('noise',200,.15,.003)])
def metal(): return mat('metal','#d4d4d7',.18,metal=1)
def plastic(color='#1b1c1f'): return mat('plastic',color,.4,spec=.5,bump=[('noise',200,.1,.003)])
def ringpts(c,r,a,b,n=48,rx=1):
    """a circle around c in the plane of unit vectors a and b"""
    return [Vector(c)+Vector(a)*r*rx*math.cos(2*pi*i/n)+Vector(b)*r*math.sin(2*pi*i/n) for i in range(n)]
def clip(at,d,m,s=1.):
    """a snap hook lying on the floor: swivel, body, hook; d is its direction"""
    at=Vector(at); d=Vector(d).normalized(); e=Vector((-d.y,d.x,0))
    tube('ring',ringpts(at,.085*s,d,e),.020*s,m,n=12,closed=True)
    o=at+d*.16*s; tube('swivel',[at+d*.09*s,o,o+d*.10*s],.035*s,m,n=16)
    P=[o+d*.08*s-e*.0,o+d*.18*s-e*.06*s,o+d*.30*s-e*.085*s,o+d*.42*s-e*.05*s,o+d*.455*s+e*.02*s,o+d*.40*s+e*.075*s,o+d*.33*s+e*.085*s]
    tube('hook',catm(P,6),.030*s,m,n=14); tube('gate',[o+d*.33*s+e*.085*s,o+d*.20*s+e*.075*s,o+d*.11*s+e*.02*s],.020*s,m,n=12); ball('thumb',o+d*.22*s+e*.10*s,.030*s,m)
def leash():
    web=webbing(); met=metal(); w=.17
    turns=2.6; P=[]
    for i in range(150):
        t=i/149; a=-.4+2*pi*turns*t; r=.78-.17*t; P.append(Vector((r*math.cos(a)*1.12,r*math.sin(a),.025+.20*t+.012*math.sin(3*a))))
    ribbon('coil',P,(0,0,1),w,.030,web)
    # the handle: a loop on edge that leaves the outer turn
    s=P[0]; d=(P[0]-P[1]).normalized(); e=Vector((-d.y,d.x,0)); H=[s+d*.0,s+d*.25-e*.06,s+d*.55-e*.22,s+d*.85-e*.12,s+d*.92+e*.10,s+d*.70+e*.22,s+d*.40+e*.10,s+d*.12+e*.01]
    ribbon('handle',[Vector((p.x,p.y,.03+.05*min(1,i/12))) for i,p in enumerate(catm(H,8))],(0,0,1),w,.030,web)
    rbox('stitch',(s.x+d.x*.10,s.y+d.y*.10,.06),(.20,.19,.10),plastic('#2a2b2e'),.02,3,(0,0,math.atan2(d.y,d.x)))
    q=P[-1]; f=(P[-1]-P[-2]).normalized(); g=Vector((-.25,-1,0)).normalized(); L=catm([P[-4],q,q+f*.10+g*.12,q+f*.02+g*.40+Vector((0,0,-.07)),q+g*.66+Vector((0,0,-.19))],8)
    ribbon('end',L,(0,0,1),w,.030,web); x=L[-1]; rbox('endstitch',x-g*.08,(.14,.19,.06),plastic('#2a2b2e'),.02,3,(0,0,math.atan2(g.y,g.x)))
    clip((x.x+g.x*.07,x.y+g.y*.07,.05),g,met,1.05)
    return dict(az=-14,el=42,fill=.82)
def catcollar():
    web=webbing(); met=mat('brass','#e0b25a',.2,metal=1); st=mat('stitch','#f4efe6',.8); R=1.0
    lathe('band',[(R-.02,-.11),(R-.02,.11),(R+.02,.11),(R+.02,-.11)],web,160,closed=True)
    for z in(-.075,.075):
        for i in range(90):
            a=2*pi*i/90; tube('st',[((R+.024)*math.cos(a+e),(R+.024)*math.sin(a+e),z) for e in(0,.018,.036)],.007,st,n=5)
    # bow, bell and a breakaway buckle at the side
    f=-R-.06; B=Body().add(ell((.21,f,.0),(.20,.085,.145),(0,10,0)),0,mir=True).add(ell((0,f-.03,0),(.075,.085,.085)),.02)
    for z in(-.03,.03): B.add(chain([(.10,f-.07,z*.6),(.30,f-.09,z*1.8)],[.010,.016]),.03,mir=True,op='s')
    felt('tint_bow',B,((-.5,f-.25,-.25),(.5,f+.2,.25)),NEUTRAL,h=.010,fuzz=20000,length=.006,rad=.0014,amp=0)
    tube('bellring',ringpts((0,f-.05,-.15),.055,(1,0,0),(0,0,1)),.014,met,n=10,closed=True)
    ball('bell',(0,f-.05,-.31),.135,met); tube('lip',ringpts((0,f-.05,-.315),.137,(1,0,0),(0,1,0)),.012,met,n=8,closed=True); dk=mat('slot','#241a0c',.6)
    rbox('slot',(0,f-.165,-.375),(.035,.03,.085),dk,.012,3); ball('hole',(0,f-.178,-.335),.024,dk)
    a=-pi/2+.95; rbox('buckle',((R+.03)*math.cos(a),(R+.03)*math.sin(a),0),(.30,.10,.27),plastic(),.035,4,(0,0,a+pi/2))
    for o in bpy.context.scene.objects:
        if o.type=='MESH' and not o.parent: o.location.z+=.46 if o.name.startswith(('bell','lip','slot','hole','band','st','tint','buckle')) else 0
    return dict(az=12,el=20,fill=.80)
def harness():
    """a vest on a felt torso: straps and panels are traced onto the body, so they fit"""
    web=webbing(); trim=mat('trim','#34363a',.75,bump=[('noise',120,.3,.005)]); met=metal(); blk=plastic(); pad=mat('tint_pad',NEUTRAL,.9,sheen=.5,bump=[('voronoi',70,.5,.010),('noise',140,.3,.004)]); wood=mat('wood','#b98a56',.5,bump=[('noise',14,.25,.02,(1,1,1))],var=(7,.25))
    B=Body().add(ell((0,.22,1.02),(.43,.80,.45)),0).add(ell((0,-.24,1.02),(.40,.42,.46)),.15).add(chain([(0,-.35,1.20),(0,-.50,1.42),(0,-.56,1.56)],[.34,.27,.255]),.14)
    felt('torso',B,((-.7,-1.2,.3),(.7,1.3,2.2)),'#efe6d6',fuzz=90000,length=.009,rad=.0016,amp=0)
    tube('post',[(0,.16,.05),(0,.16,.75)],.055,wood,n=20); lathe('base',fillet([(.0005,0),(.50,0),(.53,.03),(.50,.09),(.0005,.10)],[0,.02,.03,.03,0],5),wood,96).location=(0,.16,0)
    def patch(name,O,D,m,t):
        """a padded patch: starts O (u,v,3), ray directions D, thickness t that thins to the edge"""
        u=np.linspace(-1,1,O.shape[0]); v=np.linspace(-1,1,O.shape[1]); edge=np.minimum(1,(1-np.maximum(np.abs(u)[:,None],np.abs(v)[None])**2)*9)**.5
        P=hits(B,O.reshape(-1,3),D.reshape(-1,3)).reshape(O.shape); P=P-D*(t*edge-.004)[...,None]; return gridmesh(name,P,m,uv=np.stack(np.meshgrid(u*O.shape[0]/30,v,indexing='ij'),-1))
    def loop(c,n,w,m,t=.030,k=160,a0=0,a1=2*pi):
        """a band around the body: centre, plane normal, width"""
        n=Vector(n).normalized(); a=Vector((1,0,0)); b=n.cross(a); A=np.linspace(a0,a1,k); d=np.cos(A)[:,None]*np.array(a)+np.sin(A)[:,None]*np.array(b); v=np.linspace(-.5,.5,9)*w
        O=np.array(c)+d[:,None,:]*2+v[None,:,None]*np.array(n); D=np.repeat(-d[:,None,:],9,1); return patch('loop',O,D,m,t)
    loop((0,-.40,1.22),(0,-.62,.78),.15,web); loop((0,.42,1.02),(0,1,0),.15,web)
    # the vest: a saddle over the back and a plate on the chest, each on a dark rim
    for m,e,t in((trim,.035,.030),(pad,0,.055)):
        A=np.linspace(-1.02-e*2,1.02+e*2,60)+pi/2; Y=np.linspace(-.26-e,.40+e,40); d=np.stack([np.cos(A),0*A,np.sin(A)],1); O=np.zeros((60,40,3)); s=1-.10*np.abs(np.linspace(-1,1,60))[:,None]**2
        O[...,0]=d[:,None,0]*2; O[...,2]=1.02+d[:,None,2]*2; O[...,1]=(Y[None]-.04)*s+.04; patch('saddle',O,np.repeat(-d[:,None],40,1),m,t)
        X=np.linspace(-.29-e,.29+e,30); Z=np.linspace(.70-e,1.14+e,40); O=np.zeros((30,40,3)); O[...,0]=X[:,None]*(.62+.38*(Z[None]-.70)/.44); O[...,2]=Z[None]; O[...,1]=-3; D=np.zeros_like(O); D[...,1]=1; patch('chest',O,D,m,t)
    def onto(x,y,z,d,off): return Vector(hits(B,np.array([(x,y,z)]),d,off)[0])
    q=onto(0,.06,3,(0,0,-1),.07); tube('dring',ringpts(q+Vector((0,.02,.09)),.10,(1,0,0),(0,.3,.95)),.022,met,n=12,closed=True); rbox('tab',q,(.20,.12,.05),blk,.02,3)
    for s in(-1,1):
        p=onto(s*2,.42,1.02,(-s,0,0),.045); rbox('buckle',p,(.09,.20,.26),blk,.03,4); rbox('dot',p+Vector((s*.045,0,0)),(.02,.09,.09),plastic('#3a3c41'),.01,3)
    p=onto(0,-3,.98,(0,1,0),.075); tube('front',ringpts(p,.075,(1,0,0),(0,0,1)),.018,met,n=12,closed=True); rbox('ftab',p+Vector((0,.02,.08)),(.12,.05,.10),blk,.015,3)
    # the leash beside it
    P=[]; cx,cy=.92,-.30
    for i in range(110):
        t=i/109; a=pi*.6+2*pi*2.2*t; r=.36-.08*t; P.append(Vector((cx+r*math.cos(a),cy+r*math.sin(a),.02+.16*t)))
    ribbon('leash',P,(0,0,1),.11,.028,web); q=P[-1]; g=Vector((-.2,-1,0)).normalized(); f=(P[-1]-P[-2]).normalized(); L=catm([P[-4],q,q+f*.08+g*.14-Vector((0,0,.03)),q+g*.42-Vector((0,0,.14))],8); ribbon('end',L,(0,0,1),.11,.028,web); clip((L[-1].x+g.x*.05,L[-1].y+g.y*.05,.04),g,met,.8)
    return dict(az=-40,el=16,fill=.84)
def crate():
    wire=mat('tint',NEUTRAL,.35,spec=.5); tray=plastic('#2c2e31'); L,W,H=.95,.60,1.18; r=.012
    rbox('tray',(0,0,.05),(2*L+.02,2*W+.02,.10),tray,.03,3)
    T=lambda a,b,k=r: tube('w',[a,b],k,wire,n=6)
    n=20
    for i in range(n+1):
        x=-L+2*L*i/n
        for y in(-W,W): T((x,y,.03),(x,y,H))
        T((x,-W,H),(x,W,H))
    for i in range(1,13):
        y=-W+2*W*i/13
        for x in(-L,L): T((x,y,.03),(x,y,H))
    for z in(.03,.42,.80,H):
        for a,b in(((-L,-W),(L,-W)),((L,-W),(L,W)),((L,W),(-L,W)),((-L,W),(-L,-W))): T((*a,z),(*b,z),.020 if z in(.03,H) else .015)
    for y in(-W*.4,W*.4): T((-L,y,H),(L,y,H),.015)
    for x in(-L,L):
        for y in(-W,W): T((x,y,.03),(x,y,H),.022)
    # the door in the long side, with a latch
    D=[(-.55,.14),(.30,.14),(.30,1.02),(-.55,1.02)]; tube('door',[(x,-W-.03,z) for x,z in rounded2(D,.06)],.022,wire,n=10,closed=True)
    rbox('latch',(.33,-W-.05,.60),(.16,.05,.05),wire,.015,3); tube('bolt',[(.20,-W-.07,.60),(.46,-W-.07,.60)],.016,wire,n=10); tube('grip',[(.25,-W-.07,.60),(.25,-W-.11,.60),(.25,-W-.11,.50)],.014,wire,n=8)
    tube('handle',catm([(-.18,0,H),(-.17,0,H+.10),(0,0,H+.12),(.17,0,H+.10),(.18,0,H)],8),.028,tray,n=12)
    felt('pad',Body().add(rbx((0,0,.12),(L-.06,W-.06,.06),.055),0),((-1,-.7,.05),(1,.7,.35)),'#e9dfcf',fuzz=60000,length=.014,rad=.002,amp=0)
    return dict(az=-28,el=18,fill=.84)
def rounded2(P,r,n=6):
    out=[]
    for i,p in enumerate(P):
        p=Vector(p); a=(Vector(P[i-1])-p).normalized(); b=(Vector(P[(i+1)%len(P)])-p).normalized()
        for k in range(n+1): t=k/n; out.append(tuple((p+a*r)*(1-t)**2+p*2*t*(1-t)+(p+b*r)*t*t))
    return out
def brush():
    body=mat('tint',NEUTRAL,.38,spec=.5,coat=.2); soft=mat('grip','#3a3c40',.7,bump=[('noise',90,.3,.006)]); pad=mat('pad','#2a2b2e',.6); pin=metal(); tip=mat('tip','#f2efe8',.4)
    # lies on its back: the pins look up
    B=Body().add(rbx((0,.62,.12),(.40,.34,.075),.07),0).add(chain([(0,.32,.11),(0,.05,.13),(0,-.45,.15),(0,-.95,.12)],[.12,.10,.125,.10]),.16)
    sculpt('brush',B,((-.55,-1.2,-.05),(.55,1.1,.40)),body)
    G=Body().add(chain([(0,-.12,.155),(0,-.45,.17),(0,-.86,.145)],[.085,.118,.085]),0); sculpt('grip',G,((-.3,-1.1,0),(.3,.1,.4)),soft)
    sculpt('pad',Body().add(rbx((0,.62,.20),(.345,.285,.035),.034),0),((-.45,.2,.1),(.45,1,.3)),pad)
    for i in range(13):
        for j in range(10):
            x=-.29+.58*i/12+(.024 if j%2 else 0); y=.40+.44*j/9
            if x>.31: continue
            tube('pin',[(x,y,.22),(x,y,.37),(x,y-.035,.44)],.0075,pin,n=6); ball('tip',(x,y-.035,.445),.014,tip)
    rbox('button',(0,.20,.255),(.13,.17,.05),soft,.024,4)
    return dict(az=-38,el=38,fill=.82)
def trimmer():
    body=mat('tint',NEUTRAL,.32,spec=.5,coat=.3); dark=mat('grip','#26282b',.55,bump=[('noise',120,.25,.004)]); met=metal(); white=mat('white','#f4f1ea',.35)
    S=lambda f: (lambda P: f(P*np.array((1,1,1.15),np.float32)))
    B=Body().add(chain([(0,-.95,.17),(0,-.4,.19),(0,.3,.20),(0,.72,.18)],[.155,.185,.175,.165]),0)
    sculpt('body',B,((-.4,-1.3,-.1),(.4,1.0,.5)),body)
    sculpt('grip',Body().add(chain([(0,-.80,.20),(0,-.35,.225),(0,.12,.23)],[.135,.165,.150]),0).add(rbx((0,0,-.02),(1,2,.24),.01),.02,op='s'),((-.4,-1.2,0),(.4,.5,.5)),dark,.012)
    rbox('collar',(0,.80,.18),(.34,.10,.27),dark,.05,5); rbox('head',(0,.93,.18),(.40,.20,.20),white,.05,5)
    rbox('blade',(0,1.06,.20),(.42,.10,.06),met,.012,3); rbox('blade2',(0,1.05,.245),(.34,.08,.03),met,.008,3)
    for i in range(15): x=-.195+.39*i/14; rbox('tooth',(x,1.14,.20),(.014,.12,.028),met,.005,2)
    sculpt('switch',Body().add(ell((0,.42,.37),(.06,.12,.035)),0),((-.2,.2,.2),(.2,.7,.5)),white,.010); ball('led',(0,.18,.385),.018,mat('led','#7ee0a0',.3,coat=.5))
    # two comb guards beside it
    for k,(x,y,h) in enumerate(((.62,.35,.13),(.72,-.28,.20))):
        a=.25+.3*k; M=Euler((0,0,a)).to_matrix()
        P=lambda u,v,z: Vector((x,y,z))+M@Vector((u,v,0))
        o=rbox('guard',P(0,-.10,.07),(.40,.12,.14),dark,.03,4,(0,0,a))
        for i in range(9): u=-.17+.34*i/8; tube('ct',catm([P(u,-.06,.12),P(u,.10,.05+h),P(u,.26,.03)],6),.013,dark,n=8)
    return dict(az=-36,el=34,fill=.82)
def fetchtoy():
    rub=mat('tint',NEUTRAL,.45,spec=.45,bump=[('noise',90,.12,.006)]); two=mat('tint2',NEUTRAL,.45,spec=.45,bump=[('noise',90,.12,.006)])
    H=xf(rot=(0,0,0)); B=Body().add(chain([(-.62,0,.30),(.62,0,.30)],[.20,.20]),0)
    for y in(-.17,.17): B.add(ell((.80,y,.30),(.27,.25,.27)),.10,mir=True)
    for x in(.44,.56): B.add(lambda P,x=x: np.sqrt((np.sqrt(P[:,1]**2+(P[:,2]-.30)**2)-.23)**2+(P[:,0]-x)**2)-.022,.03,mir=True,op='s')
    sculpt('bone',B,((-1.2,-.6,-.02),(1.2,.6,.65)),rub,.012)
    N=Body().add(cyl((0,0,.30),0,.235,.34,.05),0)
    for i in range(5):
        for j in range(11):
            a=2*pi*(j+.5*(i%2))/11; N.add(ell((-.26+.13*i,.225*math.cos(a),.30+.225*math.sin(a)),.046),.03)
    sculpt('nubs',N,((-.45,-.4,-.02),(.45,.4,.65)),two,.010)
    return dict(az=-34,el=28,fill=.80)
def featherwand():
    rod=mat('rod','#b98a56',.5,var=(8,.2)); cord=mat('cord','#efe6d6',.9); met=mat('brass','#e0b25a',.2,metal=1); rnd=random.Random(4); grip=mat('tint_grip',NEUTRAL,.75,bump=[('noise',120,.3,.005)])
    tube('rod',catm([(-1.15,-.55,.05),(-.4,-.1,.16),(.5,.42,.30),(1.0,.62,.52)],10),.026,rod,n=14)
    tube('grip',catm([(-1.17,-.56,.055),(-.85,-.37,.09),(-.60,-.22,.125)],8),.055,grip,n=16)
    P=catm([(1.0,.62,.52),(1.12,.45,.50),(1.05,.05,.20),(.72,-.28,.07),(.35,-.30,.08)],10); tube('cord',P,.011,cord,n=8)
    ball('bell',(.30,-.31,.085),.075,met); tube('knot',ringpts((.30,-.31,.085),.078,(0,1,0),(0,0,1)),.012,met,n=8,closed=True)
    def feather(base,ang,L,w,lift,m):
        d=Vector((math.cos(ang),math.sin(ang),0)); s=Vector((-d.y,d.x,0)); up=Vector((0,0,1)); b=Vector(base)
        spine=lambda t: b+d*L*t+s*.10*L*t*t*math.sin(ang*3)+up*(.02+lift*math.sin(min(1,t)*pi*.8))
        tube('rachis',[spine(i/14) for i in range(15)],.008,m,n=6,rfn=lambda t:.010*(1-.8*t))
        n=90
        for i in range(n):
            t=.14+.86*i/n; wd=w*math.sin(pi*min(1,(t-.10)/.92)**.75)**.6*rnd.uniform(.90,1.08); c=spine(t)
            for k in(-1,1):
                e=(s*k*.80+d*.60).normalized(); tube('barb',[c,c+e*wd*.55+up*.020,c+e*wd+up*rnd.uniform(-.012,.02)],.0075,m,n=4,rfn=lambda u:.0085*(1-.55*u))
    a1=mat('tint',NEUTRAL,.8,sheen=.5); a2=mat('tint2',NEUTRAL,.8,sheen=.5)
    for ang,L,w,lift,m in((pi+.55,.62,.13,.10,a2),(pi-.15,.80,.15,.16,a1),(pi+1.05,.66,.13,.08,a1),(pi+.22,.92,.16,.12,a1),(pi+.78,.80,.15,.18,a2)): feather((.25,-.32,.07),ang,L,w,lift,m)
    return dict(az=-10,el=34,fill=.84)
ALL={'leash':leash,'cat-collar':catcollar,'harness':harness,'crate':crate,'brush':brush,'trimmer':trimmer,'fetch-toy':fetchtoy,'feather-wand':featherwand}
