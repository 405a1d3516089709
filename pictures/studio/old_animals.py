"""Needle-felted animals with bead eyes."""
import os,sys
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from felt import *
from felt import _ap
BG=dict(dog='#F7E3C3',cat='#F3DAD8',bird='#D9E9F4',fish='#CFEAE4')
def common():
    return dict(bead=mat('bead','#0d0a09',.06,spec=.6,coat=.6),hl=emis('hl','#ffffff',1.6),nose=mat('nose','#2a1d1a',.38,spec=.5,bump=[('noise',60,.15,.01)]),thread=mat('thread','#4a2f26',.8,spec=.1,bump=[('noise',140,.4,.01)]),
        brass=mat('brass','#e0b25a',.22,metal=1),wood=mat('wood','#c0905c',.55,bump=[('noise',14,.25,.02,(1,1,1))],var=(7,.25)))
def neckring(B,c,n,tilt,r,m,n0=72):
    """cord collar: trace the body surface around a neck point in a tilted plane"""
    R=Euler([math.radians(a) for a in tilt]).to_matrix(); P=[]
    for i in range(n0):
        d=R@Vector((math.cos(2*pi*i/n0),math.sin(2*pi*i/n0),0)); P.append(B.hit(Vector(c)+d*n,-d,None,-r*.35)[0])
    P=[(P[i-2]+P[i-1]*2+P[i]*3+P[(i+1)%n0]*2+P[(i+2)%n0])/9 for i in range(n0)]
    bald(P,r*1.3); return tube('collar',P,r,m,n=16,closed=True),P
def dog(fuzz=1,collar='#2f8f83'):
    k=common(); B=Body(); H=xf(rot=(4,9,-14),piv=(0,-.05,1.0))
    B.add(ell((0,.12,.44),(.43,.45,.43)),0).add(ell((0,-.06,.76),(.33,.31,.40),(-8,0,0)),.25).add(ell((0,-.20,.72),(.22,.2,.28)),.12)
    B.add(chain([(.19,-.24,.74),(.185,-.33,.42),(.18,-.36,.13)],[.14,.125,.125]),.07,mir=True).add(ell((.185,-.43,.095),(.145,.185,.105)),.06,mir=True)
    B.add(ell((.36,.06,.30),(.20,.31,.28),(0,0,8)),.08,mir=True).add(ell((.41,-.25,.09),(.135,.21,.10),(0,0,-14)),.07,mir=True)
    B.add(chain([(-.05,.50,.22),(-.22,.68,.34),(-.42,.72,.56),(-.50,.66,.74)],[.11,.11,.10,.07]),.08)
    # head
    B.add(ell((0,-.10,1.36),(.50,.44,.43)),.10,H).add(ell((.24,-.24,1.22),(.25,.25,.21)),.14,H,True).add(ell((0,-.46,1.20),(.225,.22,.165)),.10,H).add(ell((.09,-.55,1.165),(.125,.12,.11)),.05,H,True)
    B.add(ell((0,-.52,1.075),(.115,.11,.07)),.03,H)
    # toes
    for x in(-.05,.05): B.add(chain([(.185+x,-.62,.17),(.185+x,-.66,.08)],[.014,.016]),.03,mir=True,op='s')
    E_=Body(); 
    def flop(P):
        q=P.copy(); a=np.float32(math.radians(-3)); c=np.array((.445,-.03,1.60),np.float32); q=q-c; b=np.float32(math.radians(30)); q=np.stack((q[:,0]*np.cos(b)+q[:,1]*np.sin(b),-q[:,0]*np.sin(b)+q[:,1]*np.cos(b),q[:,2]),1); x=q[:,0]*np.cos(a)+q[:,2]*np.sin(a); z=-q[:,0]*np.sin(a)+q[:,2]*np.cos(a); q[:,0]=x*1.8; q[:,2]=z
        return chain([(-.12,-.02,.05),(.09,-.03,.02),(.17,-.07,-.18),(.15,-.13,-.42)],[.085,.14,.20,.135])(q)/1.5
    E_.add(flop,0,H,True)
    pat=[('#fbf3e6',ell((0,-.33,.66),(.23,.25,.42)),.03),('#fbf3e6',ell((.19,-.42,.06),(.19,.24,.16)),.03,None,True),('#fbf3e6',ell((.42,-.33,.05),(.2,.2,.13)),.03,None,True),
        ('#fbf3e6',ell((0,-.52,1.13),(.27,.30,.23)),.03,H),('#fbf3e6',ell((0,-.46,1.45),(.085,.3,.40),(-8,0,0)),.025,H),('#fbf3e6',ell((-.5,.64,.78),.13),.03),
        ('#9a6440',ell((-.27,-.45,1.40),(.185,.3,.20),(0,18,0)),.03,H),('#f0b9a0',ell((.33,-.45,1.20),(.08,.2,.055)),.05,H,True)]
    bx=((-1,-1,-.06),(1,1.05,2.0))
    felt('dog',B,bx,'#e3b27a',pat,fuzz=int(90000*fuzz))
    felt('ears',E_,bx,'#8f5a38',[],fuzz=int(30000*fuzz))
    for x in(-.205,.205): eye(B,x,1.335,H,.072,k['bead'],k['hl'])
    p,n=B.hit((0,-2,1.275),(0,1,0),H,.01); bald([p],.10); ball('nose',p,.098,k['nose'],(1.05,.72,.72),(H.to_3x3()).to_quaternion())
    stitch(B,[(0,1.20),(0,1.17),(0,1.135)],H,.013,k['thread'])
    for s in(-1,1): stitch(B,[(s*x,z) for x,z in((0,1.135),(.045,1.105),(.10,1.098),(.15,1.12),(.175,1.15))],H,.013,k['thread'])
    m=mat('coll',collar,.6,spec=.3,bump=[('noise',90,.2,.005)]); c,P=neckring(B,(0,-.08,.96),1.0,(14,0,0),.045,m)
    q=min(P,key=lambda v:v.y); o=lathe('tag',fillet([(.0005,-.014),(.085,-.014),(.085,.014),(.0005,.014)],.008,3),k['brass'],48); o.location=q+Vector((-.01,-.055,-.12)); o.rotation_euler=(pi/2-.15,0,-.1)
    tube('jump',[(q.x-.01,q.y-.045+.0*math.sin(a*2*pi/24),q.z-.035) + Vector((0,.035*math.cos(a*2*pi/24),.035*math.sin(a*2*pi/24))) if False else Vector((q.x-.01,q.y-.05+.03*math.cos(a*2*pi/24),q.z-.03+.035*math.sin(a*2*pi/24))) for a in range(24)],.009,k['brass'],closed=True)
    defuzz(); return dict(az=-24,el=11,lens=100,fill=.80)
def cat(fuzz=1,collar='#c2304a'):
    k=common(); B=Body(); H=xf(rot=(2,-7,-16),piv=(0,-.05,1.0))
    B.add(ell((0,.14,.42),(.42,.44,.42)),0).add(ell((0,-.04,.74),(.29,.28,.42),(-6,0,0)),.25)
    B.add(chain([(.13,-.22,.74),(.12,-.31,.42),(.115,-.34,.12)],[.12,.105,.105]),.06,mir=True).add(ell((.12,-.39,.085),(.12,.155,.095)),.05,mir=True)
    B.add(ell((.33,.08,.30),(.19,.30,.29),(0,0,8)),.09,mir=True).add(ell((.34,-.24,.075),(.12,.19,.085),(0,0,-10)),.06,mir=True)
    B.add(chain([(.10,.55,.14),(-.30,.60,.11),(-.58,.36,.10),(-.66,.02,.10),(-.56,-.30,.10),(-.34,-.53,.10),(-.14,-.62,.105)],[.11,.115,.11,.11,.105,.105,.09]),.04)
    B.add(ell((0,-.10,1.33),(.50,.42,.40)),.09,H).add(ell((.26,-.2,1.22),(.24,.24,.20)),.14,H,True).add(ell((0,-.44,1.19),(.17,.14,.12)),.10,H).add(ell((.075,-.515,1.185),(.105,.085,.085)),.04,H,True).add(ell((0,-.50,1.11),(.085,.08,.06)),.03,H)
    def ear(P):
        # rounded triangle prism leaning outwards, hollowed at the front
        a=np.array((.30,-.06,1.62),np.float32); return chain([(.27,-.05,1.52),(.345,-.05,1.74),(.39,-.04,1.96)],[.22,.15,.04])(P*np.array((1,1,1),np.float32)*1.0)
    def earf(P):
        q=P.copy(); q[:,1]=(q[:,1]+.05)*1.7-.05; return ear(q)/1.5
    B.add(earf,.07,H,True)
    def inner(P):
        q=P.copy(); q[:,1]=(q[:,1]+.16)*1.3; q=q+np.array((0,0,0),np.float32); return chain([(.29,0,1.58),(.34,0,1.72),(.378,0,1.87)],[.12,.085,.02])(q)
    B.add(inner,.03,H,True,'s')
    for x in(-.042,.042): B.add(chain([(.12+x,-.55,.15),(.12+x,-.58,.07)],[.012,.014]),.025,mir=True,op='s')
    g='#767d88'
    stripe=lambda x,z,rx,rz,rot=0: ell((x,-.40,z),(rx,.5,rz),(0,rot,0))
    W='#fbf5ee'; G='#a9afb8'
    pat=[(g,stripe(0,1.66,.032,.16),.018,H),(g,stripe(.13,1.65,.03,.13,12),.018,H,True),(g,ell((.50,-.12,1.30),(.17,.25,.028),(0,-8,0)),.016,H,True),(g,ell((.50,-.12,1.19),(.15,.25,.025),(0,6,0)),.016,H,True)]
    for j,(y,z) in enumerate(((.05,.66),(.18,.52),(.30,.36))): pat.append((g,ell((.42,y,z),(.30,.035,.20),(22,0,0)),.018,None,True))
    for c in((-.5,.45,.1),(-.66,.15,.1),(-.64,-.14,.1),(-.48,-.40,.1)): pat.append((g,ell(c,(.16,.05,.2),(0,0,math.degrees(math.atan2(c[1],c[0])+pi/2) if False else (60 if c[1]>.3 else 5 if c[1]>0 else -20 if c[1]>-.3 else -45))),.018))
    pat+=[(W,ell((0,-.32,.62),(.19,.22,.40)),.03),(W,ell((.12,-.40,.03),(.16,.2,.13)),.03,None,True),(W,ell((.34,-.33,.03),(.16,.14,.10)),.03,None,True),(W,ell((0,-.52,1.135),(.215,.28,.165)),.03,H),(W,ell((0,-.46,1.30),(.05,.3,.18)),.02,H),
        (W,ell((-.16,-.62,.1),.13),.03),('#eeaaa4',ell((.338,-.2,1.71),(.10,.13,.19),(0,14,0)),.03,H,True),('#eec0b4',ell((.34,-.42,1.16),(.075,.2,.05)),.05,H,True)]
    felt('cat',B,((-1,-1,-.06),(1,1,2.1)),G,pat,fuzz=int(110000*fuzz))
    for x in(-.215,.215): eye(B,x,1.315,H,.08,k['bead'],k['hl'])
    pk=mat('pink','#d98583',.5,spec=.35,bump=[('noise',60,.15,.01)]); p,n=B.hit((0,-2,1.245),(0,1,0),H,.012); bald([p],.06); ball('nose',p,.058,pk,(1.1,.6,.72),H.to_3x3().to_quaternion())
    stitch(B,[(0,1.215),(0,1.19),(0,1.165)],H,.010,k['thread'])
    for s in(-1,1): stitch(B,[(s*x,z) for x,z in((0,1.165),(.035,1.138),(.075,1.13),(.115,1.145),(.135,1.165))],H,.010,k['thread'])
    wh=mat('whisk','#fffaf2',.4,spec=.4)
    for s in(-1,1):
        for j,(dz,up) in enumerate(((.03,.09),(0,.0),(-.03,-.08))):
            p,n=B.hit((s*.135,-2,1.185+dz),(0,1,0),H,.01); d=H.to_3x3()@Vector((s,-.10,up)); tube('wh',[p+d*t*.40+Vector((0,0,-.07*t*t)) for t in np.linspace(0,1,9)],.006,wh,n=6,rfn=lambda t:.006*(1-.75*t))
    m=mat('coll',collar,.6,spec=.3,bump=[('noise',90,.2,.005)]); c,P=neckring(B,(0,-.07,.965),1.0,(12,0,0),.04,m)
    q=min(P,key=lambda v:v.y); ball('bell',q+Vector((-.01,-.055,-.085)),.075,k['brass'])
    defuzz(); return dict(az=-24,el=11,lens=100,fill=.80)
def bird(fuzz=1):
    k=common(); B=Body(); H=xf(rot=(0,6,-16),piv=(0,0,1.2)); Z=.0
    B.add(ell((0,-.02,.78),(.39,.38,.49),(14,0,0)),0).add(ell((0,-.10,1.32),(.355,.34,.34)),.22,H).add(ell((0,-.16,.70),(.32,.28,.36)),.15)
    B.add(ell((.13,-.13,1.26),(.24,.24,.2)),.12,H,True)
    def tail(P):
        q=P.copy(); q[:,0]=q[:,0]*.62; return chain([(0,.25,.58),(0,.50,.32),(0,1.0,.05)],[.13,.09,.05])(q)
    B.add(tail,.10)
    Wg=Body(); 
    Wg.add(ell((.375,.10,.80),(.085,.25,.46),(20,-7,6)),0,None,True).add(chain([(.30,.32,.52),(.15,.52,.28)],[.07,.03]),.10,None,True)
    Y='#fadb62'; GR='#8fcb5f'
    pat=[(Y,ell((0,-.1,1.38),(.50,.6,.45)),.06,H),('#b5dd7a',ell((0,-.42,.52),(.20,.25,.22)),.10),('#5f9fd0',ell((.19,-.36,1.155),(.085,.2,.075),(0,20,0)),.018,H,True)]
    for x,z in((.05,1.10),(.135,1.075)): pat.append(('#2b2b30',ell((x,-.42,z),(.026,.25,.03)),.010,H,True))
    # nape bars
    for j in range(6): pat.append(('#3d3f38',ell((.12+.055*(j%2),.22,1.56-.075*j),(.26,.16,.020),(18,0,0)),.012,H,True))
    pat+=[('#3a78b8',ell((0,.85,.06),(.3,.45,.3)),.06)]
    felt('bird',B,((-.8,-.8,-.2),(.8,1.3,1.85)),GR,pat,fuzz=int(90000*fuzz),amp=.015)
    wp=[]
    for r in range(6):
        for c in range(4):
            y=-.06+.105*c+.05*(r%2); z=1.10-.135*r-.10*c*.6; wp.append(('#37392f',ell((.44,y,z),(.16,.055,.046),(25,0,0)),.010,None,True)); wp.append((Y if r<4 else '#a8cf4f',ell((.44,y+.004,z+.030),(.17,.050,.036),(25,0,0)),.010,None,True))
    felt('wings',Wg,((-.8,-.8,-.2),(.8,1.1,1.85)),Y,wp,fuzz=int(35000*fuzz),amp=.008,h=.016)
    for x in(-.175,.175): eye(B,x,1.385,H,.062,k['bead'],k['hl'])
    bk=mat('beak','#e79a3c',.42,spec=.4,bump=[('noise',30,.1,.01)]); Bk=Body(); Bk.add(chain([(0,-.40,1.30),(0,-.475,1.265),(0,-.475,1.185),(0,-.445,1.14)],[.075,.072,.04,.014]),0,H)
    bald([H@Vector((0,-.44,1.29)),H@Vector((0,-.42,1.2))],.085); V,F=Bk.mesh((-.4,-.8,.9),(.4,0,1.6),.012); add('beak',V,F.tolist(),bk)
    ce=mat('cere','#6fa9da',.6,spec=.3); 
    for x in(-.035,.035): p=H@Vector((x,-.445,1.352)); bald([p],.05); ball('cere',p,.042,ce,(1,.8,.75))
    # log perch
    lg=Body(); lg.add(lambda P: np.sqrt((P[:,1]+.05)**2+(P[:,2]-.16)**2)-.175-.012*np.sin(3*np.arctan2(P[:,2]-.16,P[:,1])+P[:,0]*2)-.010*np.sin(9*P[:,0]+2),0)
    def capx(P): return np.abs(P[:,0])-.78
    L2=Body(); L2.add(lambda P: np.maximum(lg(P),capx(P)),0); L2.add(chain([(.5,-.12,.24),(.60,-.20,.42)],[.07,.055]),.05)
    V,F=L2.mesh((-1,-.6,-.15),(1,.5,.7),.02); bark=mat('bark','#9a6d47',.85,spec=.15,bump=[('noise',7,.6,.06,(1,5,5)),('noise',40,.4,.02)],var=(6,.35)); add('log',V,F.tolist(),bark).modifiers.new('s','SMOOTH').iterations=2
    end=mat('logend','#e3c193',.7,bump=[('noise',30,.2,.01)]); 
    for s in(-1,1): o=lathe('end',[(.0005,.004),(.04,.004),(.045,.0),(.085,.004),(.09,.0),(.125,.004),(.13,.0),(.152,.0)],end,48); o.location=(s*.783,-.05,.16); o.rotation_euler=(0,s*pi/2,0)
    ft=mat('foot','#d99a94',.6,spec=.25,bump=[('noise',50,.3,.01)])
    for s in(-1,1):
        for dx in(-.055,.055):
            cx=s*.17; pts=[(cx+dx*.5,-.10,.40),(cx+dx,-.175,.345),(cx+dx*1.3,-.235,.275),(cx+dx*1.4,-.25,.215)]
            tube('toe',catm(pts,14),.034,ft,n=12,rfn=lambda t:(.046-.010*t)*max(.02,1-max(0,(t-.72)/.28)**2.5)**.5)
    defuzz(); return dict(az=-30,el=12,lens=100,fill=.78)
def fish(fuzz=1):
    k=common(); B=Body(); Zc=.78
    H=xf(rot=(0,0,0))
    B.add(ell((0,-.02,Zc),(.37,.56,.42)),0).add(ell((0,-.30,Zc-.02),(.31,.30,.33)),.2).add(chain([(0,.34,Zc),(0,.62,Zc+.02)],[.25,.13]),.18).add(ell((0,-.02,Zc-.16),(.30,.42,.28)),.12)
    B.add(ell((0,-.50,Zc-.04),(.20,.20,.19)),.16).add(ell((0,-.66,Zc-.035),(.095,.07,.05)),.07).add(ell((0,-.645,Zc-.10),(.085,.06,.045)),.05)
    Fn=Body()
    def sheet(pts,rad,axis,th,wave=.05,fr=7,ph=0):
        base=chain(pts,rad)
        def f(P):
            q=P.copy(); q[:,axis]=(q[:,axis]+wave*np.sin(fr*P[:,1]+5*P[:,2]+ph))
            c=np.mean([p[axis] for p in pts]); d=base(q if False else np.where(np.arange(3)==axis,c,q).astype(np.float32)); 
            lin_=np.array(pts,np.float32); 
            return np.maximum(d,np.abs(q[:,axis]-c)-th)*.8
        return f
    # tail: two lobes fanned sideways
    for s in(1,-1):
        Fn.add(sheet([(0,.60,Zc+.02),(0,.88,Zc+s*.20+.05),(0,1.12,Zc+s*.36+.05),(0,1.36,Zc+s*.40+.02)],[.09,.17,.20,.09],0,.028,.10,4.5,s),.06)
    Fn.add(sheet([(0,-.15,Zc+.36),(0,.10,Zc+.52),(0,.36,Zc+.42)],[.10,.17,.12],0,.028,.03,6),.04)
    Fn.add(sheet([(0,.22,Zc-.32),(0,.40,Zc-.46)],[.12,.10],0,.026,.03,6),.04)
    # pectorals
    PM=xf(loc=(0,0,0)); 
    Pf=Body(); 
    def pec(P):
        q=_ap(P,xf((.36,-.16,Zc-.14),(10,-38,-32))); c=chain([(0,0,0),(0,.20,-.04),(0,.30,-.08)],[.06,.115,.09]); w=q.copy(); w[:,0]=0; return np.maximum(c(w),np.abs(q[:,0]+.03*np.sin(8*q[:,1]))-.026)*.8
    Fn.add(pec,.03,None,True)
    O='#f8a253'; Wt='#fff1df'
    def scal(P):
        a=(P[:,1]+.10)/.155; b=(P[:,2]-Zc)/.115; r=np.floor(b); o=.5*(r%2); fx=(a+o)-np.floor(a+o)-.5; fz=b-r
        d=np.abs(np.sqrt(fx**2+(fz-.95)**2*.9)-.60)*.13-.010; out=np.maximum(np.maximum(-(P[:,1]+.20),P[:,1]-.46),np.abs(P[:,2]-Zc-.05)-.30); return np.maximum(d,out)
    pat=[(Wt,ell((0,-.05,Zc-.40),(.5,.62,.22)),.07),('#ffd2a0',lambda P:scal(P),.012),('#f78f7c',ell((.30,-.36,Zc-.085),(.2,.075,.055)),.04,None,True)]
    felt('fish',B,((-.8,-1,.1),(.8,1.2,1.6)),O,pat,fuzz=int(80000*fuzz),amp=.008)
    def rays(P): return np.sin(np.arctan2(P[:,2]-Zc-.03,P[:,1]-.35)*26)*.05-.005
    felt('fins',Fn,((-.9,-1,0),(.9,1.75,1.7)),'#f6a04f',[('#fbd9a8',lambda P: .62-np.sqrt((P[:,1]-.30)**2+(P[:,2]-Zc)**2)*.62-.06,.12),('#dd6a22',lambda P: np.maximum(rays(P)+.03,.22-np.sqrt((P[:,1]-.30)**2+(P[:,2]-Zc)**2)),.02)],fuzz=int(45000*fuzz),amp=.008,h=.016,length=.011)
    wm=mat('eyew','#fff8ee',.5,spec=.3)
    for s in(-1,1):
        p,n=B.hit((s*2,-.40,Zc+.10),(-s,0,0),None,.02); q=n.to_track_quat('Z','Y'); bald([p],.125); ball('ew',p,.112,wm,(1,1,.35),q)
        p2=p+n*.030; ball('eye',p2,.084,k['bead'],(1,1,.5),q)
        if s>0: continue   # far side: a catch-light would only peek over the silhouette
        d=q.inverted()@(Vector((-.5,-.3,.75)).normalized()*.8+n*.8).normalized(); ball('hl',p2+q@Vector((d.x*.086,d.y*.086,d.z*.043))*.97,.020,k['hl'])
    for s in (-1,1):
        P=catm([B.hit((s*2,y,z),(-s,0,0),None,-.003)[0] for y,z in((-.655,Zc-.070),(-.60,Zc-.090),(-.545,Zc-.085),(-.50,Zc-.055))],6); bald(P,.024); tube('smile',P,.012,k['thread'],n=10)
    gl=mat('bub','#ffffff',.0,trans=1,ior=1.15,spec=.5)
    for x,y,z,r in((-.10,-.96,1.06,.085),(-.02,-1.06,1.30,.055),(-.12,-.94,1.46,.035)): ball('bub',(x,y,z),r,gl)
    defuzz(); return dict(az=-52,el=10,lens=100,fill=.80)
ALL=dict(dog=dog,cat=cat,bird=bird,fish=fish)
