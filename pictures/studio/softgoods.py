"""Soft goods: a knitted sweater, a carrier bag, a cat tree."""
import os,sys
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from felt import *
def knit(name,path,rads,cols,rows,fcol,amp=.017,rib=None,sq=(1,1),m=None,fuzz=0,squash=None,su=10,sv=8):
    """knitted tube along path(t): frames by parallel transport, V-stitches as real displacement. fcol(u,v)->colour array. rib: columns per rib"""
    nu,nv=cols*su,rows*sv+1; T=np.linspace(0,1,nv); C=np.array([tuple(path(t)) for t in T]); D=np.gradient(C,axis=0); D/=np.linalg.norm(D,axis=1)[:,None]
    X=np.tile(np.array((1.,0,0)),(nv,1)); X-=D*(X*D).sum(1)[:,None]; X/=np.linalg.norm(X,axis=1)[:,None]; Y=np.cross(D,X)
    u=np.arange(nu)/su; v=T*rows; a=2*pi*u/cols; R=np.array([rads(t) for t in T])
    U,Vv=np.meshgrid(u,v,indexing='ij'); fu=U%1; side=np.where(fu<.5,1,-1); s=(fu*2)%1; sl=np.where(side>0,s,1-s); t=(Vv-.75*sl)%1
    h=np.sqrt(np.maximum(0,1-(2*s-1)**2*.98))*(.62+.38*np.sin(pi*t)**.6)
    if rib: h=h*.55+.75*(np.cos(2*pi*U/rib)*.5+.5)**.7*rib*.5
    k=R[None,:,None]+amp*h[...,None]; ca,sa=np.cos(a)[:,None,None],np.sin(a)[:,None,None]
    P=C[None]+(X[None]*ca*sq[0]+Y[None]*sa*sq[1])*k
    if squash: P=squash(P)
    return gridmesh(name,P,m,True,col=fcol(U/cols,Vv/rows))
def sweater(c1='#2f7f86',c2='#f4ead8',c3='#e2a24a'):
    fm=feltmat('knit'); 
    def body(t): return Vector((0,0,0))+Vector(catp(t))
    pts=[(0,1.02,.62),(0,.60,.60),(0,.10,.58),(0,-.28,.64),(0,-.52,.80),(0,-.66,1.0)]; CP=catm(pts,20)
    def catp(t): i=min(int(t*(len(CP)-1)),len(CP)-2); f=t*(len(CP)-1)-i; return CP[i]*(1-f)+CP[i+1]*f
    def rad(t): return float(np.interp(t,[0,.06,.3,.55,.72,.85,1],[.40,.42,.455,.47,.42,.33,.285]))
    H=lambda c: hexc(c)
    def fc(u,v):
        C=np.empty(u.shape+(3,)); C[:]=H(c1); r=np.floor(v*64)
        for lo,hi,c in((8,10,c2),(14,20,c2),(26,28,c2),(16,18,c3),(36,38,c2)): C[(r>=lo)&(r<hi)]=H(c)
        return C
    def sway(P):  # soft cloth: uneven hem, gentle folds
        P=P.copy(); w=np.clip((P[...,1]-.1)/.9,0,1); P[...,2]+=.02*w*np.sin(5*np.arctan2(P[...,0],P[...,2]-.6)+1); P[...,0]*=1+.03*np.sin(7*P[...,1]+2)*w; z=P[...,2]-.6; P[...,2]=np.where(z<0,.6+z*(1-.10*w),P[...,2]); return P
    o=knit('body',body,rad,104,64,fc,m=fm,sq=(.92,1),squash=sway,amp=.015,su=8,sv=7)
    ribc=lambda c:(lambda u,v: np.tile(H(c),u.shape+(1,)))
    # hem rib, turned turtle neck, cuffs
    knit('hem',lambda t: Vector((0,1.00+.13*t,.62+.004*t)),lambda t:.405-.012*math.sin(pi*t),104,6,ribc(c2),m=fm,rib=2,sq=(.92,1),amp=.017,squash=sway)
    d=Vector((0,-.50,.80)).normalized(); c0=CP[-1]
    # turtle neck: inner tube + turned-down outer layer whose upper lip rolls inwards (path must stay monotonic, or the frame flips)
    knit('neckin',lambda t: c0+d*(-.06+.257*t),lambda t:.263,76,8,ribc(c2),m=fm,rib=2,sq=(.96,1),amp=.018)
    knit('neck',lambda t: c0+d*(-.02+.215*t),lambda t: float(np.interp(t,[0,.06,.4,.8,.92,1],[.318,.330,.328,.315,.298,.262])),76,10,ribc(c2),m=fm,rib=2,sq=(.96,1),amp=.018)
    for s in(-1,1):
        P=catm([(s*.20,-.20,.42),(s*.25,-.31,.22),(s*.265,-.37,.02)],10); g=lambda t,P=P: P[min(int(t*(len(P)-1)),len(P)-2)].lerp(P[min(int(t*(len(P)-1)),len(P)-2)+1],t*(len(P)-1)-min(int(t*(len(P)-1)),len(P)-2))
        knit('sl',g,lambda t:.20-.045*t,44,20,ribc(c1),m=fm,amp=.015); e=P[-1]
        knit('cuff',lambda t: e+Vector((0,0,.035))+Vector((s*.004,-.01,-.13))*t,lambda t:.168-.008*t,40,6,ribc(c2),m=fm,rib=2,amp=.016)
    for o in list(bpy.context.scene.objects):
        if o.type=='MESH': hair(o,18000 if o.name=='body' else 4000,.008,feltmat('kf',1.05,True),rad=.0012,rand=.9)
    return dict(az=-46,el=18,fill=.80,bg='#F4EFE6')
def carrier(fab='#6f8f92',lea='#a8683a'):
    W,D,Hh=.82,.44,.46; Zc=.48; B=Body()
    def box(P):
        q=P.copy(); z=(q[:,2]-Zc)/Hh; q[:,1]=q[:,1]/(1-.13*np.clip(z,0,1)); q[:,0]=q[:,0]/(1-.05*np.clip(z,0,1)); puff=.045*np.cos(np.clip(q[:,0]/W,-1,1)*pi/2)*np.cos(np.clip(z,-1,1)*pi/2)
        q[:,1]=q[:,1]*(1-puff*1.6); q[:,2]=q[:,2]+.03*np.clip(z,0,1)*np.cos(q[:,0]/W*pi/2)*-1*.0
        return rbx((0,0,Zc),(W,D,Hh),.15)(q)+.006*np.sin(9*P[:,0]+4*P[:,2])*np.sin(7*P[:,2]+3*P[:,1]+1)
    B.add(box,0); V,F=B.mesh((-1,-.7,-.05),(1,.7,1.1),.02)
    fm=mat('tint',fab,.88,spec=.15,sheen=.4,bump=[('noise',5,.12,.08),('noise',160,.35,.006)],var=(30,.06)); nt=fm.node_tree
    # oxford weave: two crossed object-space waves
    tc=nt.nodes.new('ShaderNodeTexCoord'); hs=[]
    for ax in('X','Z'):
        w=nt.nodes.new('ShaderNodeTexWave'); w.bands_direction=ax; w.inputs['Scale'].default_value=36; nt.links.new(tc.outputs['Object'],w.inputs['Vector']); hs.append(w)
    mu=nt.nodes.new('ShaderNodeMath'); mu.operation='MULTIPLY'; nt.links.new(hs[0].outputs['Fac'],mu.inputs[0]); nt.links.new(hs[1].outputs['Fac'],mu.inputs[1])
    bn=nt.nodes.new('ShaderNodeBump'); bn.inputs['Strength'].default_value=.5; bn.inputs['Distance'].default_value=.01; nt.links.new(mu.outputs[0],bn.inputs['Height']); p=nt.nodes['Principled BSDF']; l=p.inputs['Normal'].links[0].from_socket; nt.links.new(l,bn.inputs['Normal']); nt.links.new(bn.outputs[0],p.inputs['Normal'])
    o=add('bag',V,F.tolist(),fm); o.modifiers.new('s','SMOOTH').iterations=3
    le=mat('tint2',lea,.5,spec=.4,bump=[('noise',45,.25,.012),('voronoi',110,.2,.006)],var=(9,.12)); th=mat('thr','#f2e2c4',.8); zip_=mat('zip','#2b2d30',.5,bump=[('noise',90,.2,.006)]); met=mat('brass','#d9b066',.2,metal=1)
    pipe=mat('tint_pipe','#6e6e6e',.7,bump=[('noise',80,.3,.006)])
    # mesh: fine net, dark behind
    nm=mat('net','#23282a',.7,spec=.3); nt=nm.node_tree; p=nt.nodes['Principled BSDF']; tc=nt.nodes.new('ShaderNodeTexCoord'); mp=nt.nodes.new('ShaderNodeMapping'); mp.inputs['Rotation'].default_value=(0,0,pi/4); mp.inputs['Scale'].default_value=(1,1,1); nt.links.new(tc.outputs['UV'],mp.inputs['Vector'])
    vo=nt.nodes.new('ShaderNodeTexVoronoi'); vo.inputs['Scale'].default_value=46; vo.inputs['Randomness'].default_value=.0; nt.links.new(mp.outputs[0],vo.inputs['Vector'])
    rp=nt.nodes.new('ShaderNodeMapRange'); rp.inputs['From Min'].default_value=.36; rp.inputs['From Max'].default_value=.46; nt.links.new(vo.outputs['Distance'],rp.inputs['Value'])
    mx=nt.nodes.new('ShaderNodeMixRGB'); mx.inputs['Color1'].default_value=lin('#15191a'); mx.inputs['Color2'].default_value=lin('#8d979a'); nt.links.new(rp.outputs[0],mx.inputs['Fac']); nt.links.new(mx.outputs[0],p.inputs['Base Color'])
    bn=nt.nodes.new('ShaderNodeBump'); bn.inputs['Strength'].default_value=.8; bn.inputs['Distance'].default_value=.01; nt.links.new(rp.outputs[0],bn.inputs['Height']); nt.links.new(bn.outputs[0],p.inputs['Normal'])
    def window(c,hw,hh,axis,sgn,n=4.5):
        """superellipse patch on the face whose outward direction is sgn*axis"""
        A=np.linspace(0,2*pi,97); rr=np.linspace(0,1,14); cu=np.sign(np.cos(A))*np.abs(np.cos(A))**(2/n); su=np.sign(np.sin(A))*np.abs(np.sin(A))**(2/n)
        d=np.zeros(3); d[axis]=-sgn; ua=1 if axis==0 else 0
        def pl(k,off):
            O=np.zeros((len(A),len(k),3)); O[...,axis]=sgn*2; O[...,ua]=c[0]+np.outer(cu,k)*hw; O[...,2]=c[1]+np.outer(su,k)*hh; S=O.shape; return hits(B,O.reshape(-1,3),d,off).reshape(S),O
        P,O=pl(rr,.010); gridmesh('net',P,nm,uv=O[...,[ua,2]]); 
        for k,r,m in((1.0,.026,pipe),(1.075,.013,zip_),(1.11,.010,zip_)):
            e=1+(k-1)*1; Q=pl(np.array([e]),.004)[0][:,0]; tube('edge',[tuple(v) for v in Q[:-1]],r,m,n=10,closed=True)
        Q=pl(np.array([1.15]),.003)[0][:,0]; L=np.concatenate(([0],np.cumsum(np.linalg.norm(np.diff(Q,axis=0),axis=1)))); n=int(L[-1]/.045); E=lambda t: np.array([np.interp(t*L[-1],L,Q[:,i]) for i in range(3)])
        for i in range(n): tube('st',[E(i/n),E((i+.3)/n)-d*.005,E((i+.6)/n)],.0045,th,n=5)   # evenly spaced along the arc length
        q=pl(np.array([1.09]),.022)[0][:,0][58 if axis==1 else 60]; rbox('pull',(q[0],q[1],q[2]),(.05,.03,.035),met,.01,3); tube('pt',[q,q+np.array((0,-.02 if axis==1 else 0,-.05)),q+np.array((0,-.015 if axis==1 else 0,-.11))],.016,le,n=10)
    window((0,.52),.37,.25,1,-1); window((0,.52),.25,.25,0,-1)
    # webbing straps + handles (front and back)
    for sg in(-1,1):
        pts=[];zz=np.linspace(.06,.86,18); y=hits(B,np.array([(.53,sg*2,z) for z in zz]),(0,-sg,0),.012)
        L=[Vector((-.53,v[1],v[2])) for v in y]; R=[Vector((.53,v[1],v[2])) for v in y][::-1]; top=[]; ya=y[-1][1]
        for i in range(1,28):
            a=pi*i/28; x=-.53*math.cos(a)/1.0; s_=math.sin(a); x=-.53*math.copysign(abs(math.cos(a))**.75,math.cos(a)); top.append(Vector((x,ya*(1-.72*s_**.8),.86+.44*s_**.72)))
        nn=[(0,sg,.0)]*len(L)+[(0,sg,.5)]*len(top)+[(0,sg,.0)]*len(R)
        ribbon('strap',L+top+R,nn,.085,.020,le)
        for x0 in(-.53,.53):
            for e in(-.032,.032):
                for i in range(0,17):
                    v=Vector((x0+e,y[i][1]+sg*.011,zz[i])); w=Vector((x0+e,y[i+1][1]+sg*.011,zz[i+1])); tube('st',[v,(v*.5+w*.5)+Vector((0,sg*.004,0)),v*.35+w*.65],.0045,th,n=5)
    # leather grip wrap joining both handles
    rbox('grip',(0,0,1.30),(.30,.20,.055),le,.026,5)
    # piping along top and bottom edges
    for z,r in((.115,.016),(.80,.016)):
        A=np.linspace(0,2*pi,161)[:-1]; O=np.stack([3*np.cos(A),3*np.sin(A),np.full_like(A,z)],1); Q=hits(B,O,np.stack([-np.cos(A),-np.sin(A),0*A],1),-.002); tube('pip',[tuple(v) for v in Q],r,pipe,n=10,closed=True)
    # D rings at the ends
    for s in(-1,1):
        q=hits(B,np.array([(s*2,0,.86)]),(-s,0,0),.02)[0]; rbox('tab',(q[0]-s*.01,0,.87),(.05,.10,.13),le,.015,3); tube('dr',[(q[0]+s*(.03+.05*max(0,math.cos(a))),.075*math.sin(a),.93+.0*math.cos(a)) for a in np.linspace(0,2*pi,40)[:-1]],.013,met,n=12,closed=True)
    # label
    q=hits(B,np.array([(.0,-2,.185)]),(0,1,0),.010)[0]; rbox('label',(0,q[1],.175),(.20,.02,.07),le,.008,3)
    return dict(az=-30,el=17,fill=.80,bg='#F4EFE6')
def cattree(plush='#cfc6ba',dark='#8b8178',pom='#d9694f'):
    B=Body()
    B.add(rbx((0,0,.05),(.72,.52,.05),.04),0)
    B.add(rbx((.36,.12,1.02),(.36,.34,.29),.05),0).add(rbx((.36,.12,1.02),(.32,.30,.25),.03),.0,None,False,'s')
    B.add(cyl((.36,-.25,1.0),1,.185,.2,.01),.03,None,False,'s')
    B.add(rbx((.08,-.26,.44),(.24,.20,.03),.028),0)
    B.add(cyl((-.38,.12,1.78),2,.36,.035,.03),0)
    def ring(P): return np.sqrt((np.sqrt((P[:,0]+.38)**2+(P[:,1]-.12)**2)-.33)**2+((P[:,2]-1.86)*.85)**2)-.088
    B.add(ring,.06)
    felt('plush',B,((-.85,-.65,-.03),(.85,.65,2.05)),plush,[(dark,rbx((.36,.12,1.02),(.325,.305,.255),.03),.02),('#f3ece0',cyl((-.38,.12,1.84),2,.27,.08),.03)],fuzz=150000,length=.011,rad=.0019,amp=.0)
    sis=mat('sisal','#c9a673',.95,spec=.1,bump=[('weave',1,.9,.012,(26,4,1)),('noise',120,.7,.01)],var=(22,.16)); cord=mat('cord','#f1e7d6',.9)
    core=mat('core','#a98a5c',.95)
    def post(x,y,z0,z1,r=.095,rr=.0165):
        n=int((z1-z0)/(rr*1.93)); S=44; pts=[(x+(r)*math.cos(2*pi*i/S),y+(r)*math.sin(2*pi*i/S),z0+rr+(z1-z0-2*rr)*i/(n*S)) for i in range(n*S+1)]
        tube('sisal',pts,rr,sis,n=8); o=lathe('core',[(.0005,z0),(r,z0),(r,z1),(.0005,z1)],core,32); o.location=(x,y,0)
    post(-.38,.12,.10,1.76); post(.36,.12,.10,.74); post(.08,-.26,.10,.42,.075)
    # pompom on a cord
    px,py=-.58,-.16; tube('cord',[(px,py,1.80),(px+.005,py-.005,1.5),(px,py,1.24)],.009,cord,n=8)
    Pm=Body(); Pm.add(ell((px,py,1.17),.075),0); felt('pom',Pm,((px-.15,py-.15,1.0),(px+.15,py+.15,1.35)),pom,[],h=.012,fuzz=22000,length=.035,rad=.0018)
    return dict(az=-26,el=15,fill=.84,bg='#F4EFE6')
ALL=dict(sweater=sweater,carrier=carrier,cattree=cattree)
